import type { ReactNode } from 'react';
import type { EventHero } from '../../src/domain/page.ts';
import { isAlwaysShown, unionShown } from '../../src/domain/shown.ts';
import { ClockLine } from './ClockLine.tsx';
import { ExtraTexts } from './ExtraTexts.tsx';
import { HeroVideo } from './HeroVideo.tsx';
import { Image } from './Image.tsx';
import { ButtonLink } from './Link.tsx';
import { PhaseLine } from './PhaseLine.tsx';
import { T } from './T.tsx';
import { Title } from './Title.tsx';
import { WhenWhere } from './WhenWhere.tsx';
import { alternatives, Windowed } from './Windowed.tsx';

/** The top of an event's page. Its title is the page's heading, and stays when the rest of it is hidden. */
export function Hero({ hero }: { readonly hero: EventHero }): ReactNode {
  return (
    <div className="hero">
      <div className="hero-text">
        <HeroPart hero={hero}>
          <PhaseLine phases={hero.phases} />
        </HeroPart>
        <Title of={hero.title} />
        <HeroPart hero={hero}>
          <HeroWords hero={hero} />
        </HeroPart>
      </div>
      <Windowed shown={hero.shown} className="cloth">
        {hero.background !== undefined && (
          <Image picture={hero.background} className="hero-background" isFirst shownAs="hero" />
        )}
        {hero.films !== undefined && <HeroVideo films={hero.films} />}
        {hero.introImage !== undefined && <Image picture={hero.introImage} className="hero-intro" isFirst />}
      </Windowed>
    </div>
  );
}

interface HeroPartProps {
  readonly hero: EventHero;
  readonly children: ReactNode;
}

/** What shows while the hero does; no element of its own where it always does. */
function HeroPart({ hero, children }: HeroPartProps): ReactNode {
  if (isAlwaysShown(hero.shown)) return children;
  return (
    <Windowed shown={hero.shown} className="hero-part">
      {children}
    </Windowed>
  );
}

function HeroWords({ hero }: Pick<HeroPartProps, 'hero'>): ReactNode {
  return (
    <>
      {alternatives(hero.texts).map(({ key, value, attributes }) => (
        <p key={key} className="lead" {...attributes}>
          <T of={value} />
        </p>
      ))}
      <WhenWhere when={hero.when} where={hero.where} />
      {hero.clock !== undefined && <ClockLine clock={hero.clock} />}
      <Windowed as="div" shown={unionShown(hero.buttons.map((button) => button.shown))}>
        <ul className="buttons">
          {hero.buttons.map((button) => (
            <Windowed key={button.ident} as="li" shown={button.shown}>
              <ButtonLink button={button} />
            </Windowed>
          ))}
        </ul>
      </Windowed>
      <ExtraTexts texts={hero.extra} as="h2" />
    </>
  );
}
