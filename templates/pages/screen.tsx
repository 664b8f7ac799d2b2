import type { ReactNode } from 'react';
import type { ScreenPage as Content } from '../../src/domain/page/page.ts';
import { Island } from '../parts/Island.tsx';
import { DoorSign } from '../parts/screen/DoorSign.tsx';
import { ScreenSide } from '../parts/screen/ScreenSide.tsx';

/**
 * The screen of a room or of the foyer, in all languages, of which one shows at a time. Without script it stays in the
 * first language and says when things end instead of counting minutes. Printed, the screen of a room is its door sign.
 */
export function ScreenPage({ content }: { readonly content: Content }): ReactNode {
  const { screen, title, fingerprint, editions, sides } = content;
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Island name="screen" on="visible" props={{ fingerprint, editions }}>
        <div className={`screen screen-of-${screen}`} data-screen={screen}>
          {sides.map((side, index) => (
            <ScreenSide key={side.language} side={side} isFirst={index === 0} screen={screen} />
          ))}
        </div>
      </Island>
      {screen === 'room' &&
        sides.map((side, index) => <DoorSign key={side.language} side={side} isFirst={index === 0} />)}
    </>
  );
}
