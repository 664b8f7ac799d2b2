import type { ReactNode } from 'react';
import type { EventHero } from '../../src/model/page.ts';
import { unionShown } from '../../src/model/shown.ts';
import { Image } from './Image.tsx';
import { ButtonLink } from './Link.tsx';
import { PhaseLine } from './PhaseLine.tsx';
import { T } from './T.tsx';
import { WhenWhere } from './WhenWhere.tsx';
import { Windowed } from './Windowed.tsx';

/** The top of an event's page. The floating button is the header's, so it is left out. */
export function Hero({ hero }: { readonly hero: EventHero }): ReactNode {
  const buttons = hero.buttons.filter((button) => !button.floating);
  return (
    <div className="hero">
      {hero.background !== undefined && <Image picture={hero.background} className="hero-background" isFirst />}
      <div className="hero-text">
        <h1>
          <T of={hero.title} />
        </h1>
        <p className="lead">
          <T of={hero.text} />
        </p>
        <WhenWhere when={hero.when} where={hero.where} />
        <PhaseLine phases={hero.phases} />
        <Windowed as="div" shown={unionShown(buttons.map((button) => button.shown))}>
          <ul className="buttons">
            {buttons.map((button) => (
              <Windowed key={button.ident} as="li" shown={button.shown}>
                <ButtonLink button={button} />
              </Windowed>
            ))}
          </ul>
        </Windowed>
      </div>
      {hero.introImage !== undefined && <Image picture={hero.introImage} className="hero-intro" isFirst />}
    </div>
  );
}
