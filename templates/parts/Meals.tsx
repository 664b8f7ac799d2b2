import type { ReactNode } from 'react';
import type { ScheduleFacts } from '../../src/domain/page.ts';
import { useText } from '../render/environment.tsx';
import { Windowed } from './Windowed.tsx';

/** Until when meals are served, as long as that matters. Nothing if there are none. */
export function Meals({ of: { meals, live } }: { readonly of: Pick<ScheduleFacts, 'meals' | 'live'> }): ReactNode {
  const t = useText();
  if (meals.length === 0) return null;
  return (
    <Windowed as="div" shown={live}>
      <ul className="meals quiet">
        {meals.map(({ meal, until }) => (
          <li key={meal}>{t(`schedule:meals.${meal}`, { until })}</li>
        ))}
      </ul>
    </Windowed>
  );
}
