import type { ReactNode } from 'react';
import type { EventHero } from '../../src/domain/page/page.ts';
import { isAlwaysShown, unionShown } from '../../src/domain/page/shown.ts';
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

/** The top of an event's page. Its title is the page's heading and always shows. */
export function Hero({ hero }: { readonly hero: EventHero }): ReactNode {
  return (
    <div className="hero">
      <div className="hero-text">
        <HeroPart hero={hero}>{hero.phases !== undefined && <PhaseLine phases={hero.phases} />}</HeroPart>
        <Title of={hero.title} />
        <HeroPart hero={hero}>
          <HeroTexts hero={hero} />
        </HeroPart>
      </div>
      <Windowed shown={hero.shown} className="backdrop">
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

/** Content that shows while the hero shows. Without a wrapper element if the hero always shows. */
function HeroPart({ hero, children }: HeroPartProps): ReactNode {
  if (isAlwaysShown(hero.shown)) return children;
  return (
    <Windowed shown={hero.shown} className="hero-part">
      {children}
    </Windowed>
  );
}

function HeroTexts({ hero }: Pick<HeroPartProps, 'hero'>): ReactNode {
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
