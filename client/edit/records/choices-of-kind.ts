import type { RecordGroup } from '../../../src/domain/editor/edit.ts';
import type { Choice } from '../../../src/domain/editor/form-fields.ts';
import { language, t } from '../shown-texts.ts';
import { dayTitle } from './date-texts.ts';

/** What a new record of a kind can be for; empty if nothing has to be chosen. */
export function choicesOfKind(kind: string, { records, creatableDays }: RecordGroup): readonly Choice[] {
  if (kind === 'asset') return sessionsWithoutMaterial(records);
  const days = creatableDays?.[kind] ?? [];
  return days.map((day) => ({ value: day, label: day === '' ? t('create:allDays') : dayTitle(day, language) }));
}

function sessionsWithoutMaterial(records: RecordGroup['records']): readonly Choice[] {
  const ofKind = (wanted: string) => records.filter(({ kind }) => kind === wanted);
  const materials = new Set(ofKind('asset').map(({ path }) => identOf(path)));
  return ofKind('session')
    .map(({ path, title }) => ({ value: identOf(path), label: title }))
    .filter(({ value }) => !materials.has(value));
}

function identOf(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '');
}
