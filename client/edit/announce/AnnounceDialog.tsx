import { useMemo, useState } from 'react';
import type { AnnounceAnswer } from '../../../src/domain/editor/edit-announcement.ts';
import type { Board, BoardPlace, BoardSpot } from '../../../src/domain/editor/edit-board.ts';
import { Select } from '../board/Select.tsx';
import { Dialog } from '../Dialog.tsx';
import { t } from '../shown-texts.ts';
import { AnnounceFields, TextFields } from './AnnounceFields.tsx';
import { AnnouncePreview } from './AnnouncePreview.tsx';
import styles from './announce.css';
import { announcementOf, type Draft, newDraft, subjectsOf } from './announcement-draft.ts';
import { useAnnouncement } from './use-announcement.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** What was typed and not announced, by the place and the entry. It stays until the page is left. */
const drafts = new Map<string, Draft>();

/** What happens most comes first. */
const KINDS: readonly Draft['kind'][] = ['cancel', 'delay', 'shift', 'move', 'replace', 'full', 'restore', 'notice'];

interface AnnounceDialogProps extends BoardPlace {
  readonly board: Board;
  /** The entry that is chosen already. */
  readonly at?: BoardSpot | undefined;
  readonly onCancel: () => void;
  /** The change is written. */
  readonly onDone: (answer: AnnounceAnswer) => void;
}

/** Asks what has changed in the programme, says what that comes to, and announces it. */
export function AnnounceDialog({ event, year, board: opened, at, onCancel, onDone }: AnnounceDialogProps) {
  const subject = subjectAt(opened, at);
  const key = `${event} ${year} ${subject}`;
  const [draft, setDraft] = useState(() => drafts.get(key) ?? newDraft(opened, subject));
  const changeOn = (board: Board) => announcementOf(draft, subjectsOf(board));
  const { board, preview, isRunning, announce } = useAnnouncement(
    { event, year },
    {
      board: opened,
      changeOn,
      onDone: (answer) => {
        drafts.delete(key);
        onDone(answer);
      },
    },
  );
  const subjects = useMemo(() => subjectsOf(board), [board]);
  const isComplete = announcementOf(draft, subjects) !== undefined;
  const set = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    drafts.set(key, next);
    setDraft(next);
  };
  return (
    <Dialog title={t('announce:title')} onCancel={onCancel}>
      <form
        className="announce-form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          announce();
        }}
      >
        <Select label={t('announce:kind')} value={draft.kind} change={(kind) => set({ kind: kind as Draft['kind'] })}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`announce:kinds.${kind}`)}
            </option>
          ))}
        </Select>
        <AnnounceFields {...{ draft, set, board, subjects }} />
        <TextFields {...{ draft, set, board }} />
        <label className="announce-check">
          <input
            type="checkbox"
            checked={draft.isUrgent}
            onChange={({ target }) => set({ isUrgent: target.checked })}
          />
          {t('announce:urgent')}
        </label>
        <AnnouncePreview {...{ preview, isComplete, board }} />
        <div className="buttons">
          <button type="submit" className="primary" disabled={!isComplete || isRunning}>
            {t('announce:announce')}
          </button>
          <button type="button" className="quiet" onClick={onCancel}>
            {t('form:cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function subjectAt(board: Board, at: BoardSpot | undefined): string {
  const isAt = (spot: BoardSpot): boolean =>
    spot.date === at?.date && spot.block === at.block && spot.track === at.track && spot.index === at.index;
  return subjectsOf(board).find(({ entry }) => 'at' in entry && isAt(entry.at))?.key ?? '';
}
