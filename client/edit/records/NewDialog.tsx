import type { NewRecord, RecordGroup, SaveAnswer } from '../../../src/domain/editor/edit.ts';
import { ask } from '../edit-api.ts';
import { findText, t } from '../shown-texts.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { choicesOfKind } from './choices-of-kind.ts';
import { NewEditionDialog } from './NewEditionDialog.tsx';
import { NewRecordDialog } from './NewRecordDialog.tsx';
import styles from './new-records.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** A new record in a group. */
export type WantedRecord = Omit<NewRecord, 'event' | 'year'>;

interface NewDialogProps {
  readonly kind: string;
  readonly group: RecordGroup;
  readonly create: (wanted: WantedRecord) => Promise<void>;
  readonly onCreated: (answer: SaveAnswer) => void;
  readonly onCancel: () => void;
}

/** Asks for what a new record of a kind needs. */
export function NewDialog({ kind, group, create, onCreated, onCancel }: NewDialogProps) {
  const dialog = { title: findText(`newKinds:${kind}`) ?? kind, onCancel };
  const choices = choicesOfKind(kind, group);
  if (kind === 'edition' && group.event !== undefined) {
    return <NewEditionDialog {...dialog} event={group.event} currentYear={group.currentYear} onCreated={onCreated} />;
  }
  if (kind === 'event') {
    const createEvent = async (named: Pick<NewRecord, 'title' | 'ident'>): Promise<void> =>
      onCreated(await ask('createEvent', named));
    return <NewRecordDialog {...dialog} help={t('create:eventHelp')} create={createEvent} />;
  }
  if (choices.length === 0) return <NewRecordDialog {...dialog} create={(named) => create({ kind, ...named })} />;
  const forDay = (day: string) => create({ kind, title: '', ...(day === '' ? {} : { day }) });
  const forSession = (session: string) => create({ kind, title: session });
  return kind === 'asset' ? (
    <ChoiceDialog {...dialog} label={t('create:session')} choices={choices} create={forSession} />
  ) : (
    <ChoiceDialog {...dialog} label={t('create:day')} choices={choices} create={forDay} />
  );
}
