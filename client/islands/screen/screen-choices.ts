import { readTheme, type Theme } from '../../../src/domain/site/theme.ts';

/** What the address of a screen chooses: `?rooms=a,b&lang=hr&theme=dark&timer`. */
export interface ScreenChoices {
  /** The idents of the rooms of the foyer's screen; absent for all. */
  readonly rooms?: readonly string[];
  /** The only language; absent for all in turn. */
  readonly language?: string;
  readonly theme?: Theme;
  /** The screen is for who speaks: it shows how many minutes are left. */
  readonly isTimer: boolean;
}

export function readChoices(query: URLSearchParams): ScreenChoices {
  const rooms = query.get('rooms')?.split(',');
  const language = query.get('lang') ?? undefined;
  const theme = readTheme(query.get('theme'));
  return {
    isTimer: query.has('timer'),
    ...(rooms === undefined ? {} : { rooms }),
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme }),
  };
}
