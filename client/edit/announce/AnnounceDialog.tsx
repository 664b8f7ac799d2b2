import { useMemo, useState } from 'react';
import type { AnnounceAnswer } from '../../../src/domain/editor/edit-announcement.ts';
import type { Board, BoardPlace, BoardSpot } from '../../../src/domain/editor/edit-board.ts';
import { Select } from '../board/Select.tsx';
import { Dialog } from '../Dialog.tsx';
import { useEditor } from '../editor-context.ts';
import { announceTexts } from '../texts/announce.ts';
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
  const { language, texts: common } = useEditor();
  const texts = announceTexts[language];
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
    <Dialog title={texts.title} onCancel={onCancel}>
      <form
        className="announce-form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          announce();
        }}
      >
        <Select label={texts.kind} value={draft.kind} change={(kind) => set({ kind: kind as Draft['kind'] })}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
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
          {texts.urgent}
        </label>
        <AnnouncePreview {...{ preview, isComplete, board, language }} />
        <div className="buttons">
          <button type="submit" className="primary" disabled={!isComplete || isRunning}>
            {texts.announce}
          </button>
          <button type="button" className="quiet" onClick={onCancel}>
            {common.cancel}
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
