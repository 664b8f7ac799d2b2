import { sharedLink } from '../../../src/domain/programme/star-links.ts';
import type { BoardState, ScheduleBoard } from '../../../templates/islands/schedule-board.ts';
import { copyText } from '../../runtime/copy-text.ts';
import { store, stored } from '../../runtime/storage.ts';

/** From this number of stars on, the page offers to keep them. */
const OFFER_FROM = 3;

export interface KeepStarsOptions {
  /** Event and year, `devlica/2026`. */
  readonly edition: string;
  readonly set: (change: Partial<BoardState>) => void;
  /** The stored stars. */
  readonly stored: () => readonly string[];
  /** Whether the programme is over. */
  readonly isOver: () => boolean;
}

export interface KeepStars {
  /** Whether to offer it: there are enough stars, the programme is not over, and the visitor has not answered yet. */
  isOffered(): boolean;
  readonly open: ScheduleBoard['openKeeping'];
  readonly copyLink: ScheduleBoard['copyLink'];
  readonly dismiss: ScheduleBoard['dismissKeeping'];
}

/** Offers to keep the stars, which some browsers delete after a week without a visit. An answer is stored. */
export function keepStars({ edition, set, stored: stars, isOver }: KeepStarsOptions): KeepStars {
  const key = `conf-site-stars-offer:${edition}`;
  let isAnswered = stored(key) !== null;
  const dismiss = (): void => {
    isAnswered = true;
    store(key, 'answered');
    set({ isKeepingOffered: false });
  };
  return {
    isOffered: () => !isAnswered && stars().length >= OFFER_FROM && !isOver(),
    dismiss,
    async open() {
      dismiss();
      const link = sharedLink(location.href, stars());
      set({ keeping: { link } });
      const { qrCode } = await import('./qr-adapter.ts');
      set({ keeping: { link, qr: qrCode(link) ?? null } });
    },
    async copyLink() {
      const isCopied = await copyText(sharedLink(location.href, stars()));
      set({ notice: { kind: isCopied ? 'copied' : 'copy' } });
    },
  };
}
