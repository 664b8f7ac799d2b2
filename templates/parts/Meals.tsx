import type { ReactNode } from 'react';
import type { ScheduleFacts } from '../../src/domain/page/page.ts';
import { unionShown } from '../../src/domain/page/shown.ts';
import { useText } from '../render/environment.tsx';
import { Windowed } from './Windowed.tsx';

/** Until when meals are served, as long as that matters. Nothing if there are none. */
export function Meals({ of: { meals } }: { readonly of: Pick<ScheduleFacts, 'meals'> }): ReactNode {
  const t = useText();
  if (meals.length === 0) return null;
  return (
    <Windowed as="div" shown={unionShown(meals.map(({ shown }) => shown))}>
      <ul className="meals quiet">
        {meals.map(({ meal, until, shown }) => (
          <Windowed as="li" key={meal} shown={shown}>
            {t(`schedule:meals.${meal}`, { until })}
          </Windowed>
        ))}
      </ul>
    </Windowed>
  );
}
