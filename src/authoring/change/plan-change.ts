import { allRecordsOf } from '../../content/content-index.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { schemaLine } from '../../content-edits/site-schemas.ts';
import { writeYaml } from '../../content-edits/yaml/write-yaml.ts';
import { editFile } from '../../content-edits/yaml/yaml-places.ts';
import { freshIdent } from '../../domain/editor/fresh-ident.ts';
import { readMoment } from '../../domain/time/zone.ts';
import { editionFolder } from '../new/new-scope.ts';
import type { ChangeData, Decision } from './change-decision.ts';
import { type ChangeRequest, refuseWrongUsage } from './change-request.ts';
import { typedText } from './change-text.ts';
import { momentText } from './change-times.ts';
import { decide } from './decide-change.ts';
import { editSchedule } from './edit-schedule.ts';
import { type ChangeEdition, type ChangeScope, findEdition } from './find-edition.ts';

/** The files of a change: those of `changes/`, then the schedule if it changes too. */
export interface PlannedChange {
  readonly event: string;
  readonly year: number;
  /** The records to write, without the fields that all kinds have. */
  readonly changes: readonly ChangeData[];
  readonly files: readonly FileChange[];
}

/** Plans what `conf-site change` writes, and writes nothing. Throws `RequestError` and `YamlEditError`. */
export function planChange(scope: ChangeScope, request: ChangeRequest): PlannedChange {
  refuseWrongUsage(request);
  const edition = findEdition(scope, request);
  const { event, year } = edition;
  const decision = decide(scope, edition, request);
  const files = [...changeFiles(scope, edition, { request, decision }), ...scheduleFiles(scope, decision)];
  return { event, year, changes: decision.changes, files };
}

interface Told {
  readonly request: ChangeRequest;
  readonly decision: Decision;
}

function changeFiles(scope: ChangeScope, edition: ChangeEdition, { request, decision }: Told): readonly FileChange[] {
  const { event, year } = edition;
  const taken = new Set(allRecordsOf(scope.index, 'change', { event, year }).map(({ place }) => place.ident));
  const text = typedText(request.text ?? [], scope.index);
  const at = toldAt(scope, edition, request);
  return decision.changes.map((change) => {
    const ident = freshIdent(identFor(change), taken);
    taken.add(ident);
    const path = `${editionFolder({ event, year })}/changes/${ident}.yaml`;
    const record = { at, ...change, text, urgent: request.urgent === true ? true : undefined };
    return { kind: 'create', path, text: writeYaml(record, schemaLine(scope.rootDir, { path, kind: 'change' })) };
  });
}

function identFor({ kind, entry, room }: ChangeData): string {
  return [entry ?? room, kind].filter((part) => part !== undefined).join('-');
}

/**
 * When the change is told. Changes are ordered by it: one that is told in the same minute as the last one gets seconds.
 * Throws `RequestError` if the last one is told later.
 */
function toldAt({ index }: ChangeScope, { event, year, zone }: ChangeEdition, { at }: ChangeRequest): string {
  const told = allRecordsOf(index, 'change', { event, year }).map(({ data }) => String(data.at));
  const now = momentText(at - (at % 60), zone);
  const last = told.toSorted().at(-1);
  if (last === undefined || last < now) return now;
  const reading = readMoment(last, 'moment', zone);
  if (reading.kind === 'instant' && reading.at < at + 60) return momentText(Math.max(at, reading.at + 1), zone);
  throw new RequestError(
    `Another change of ${event} ${year} is told at ${last.replace('T', ' ')}, which is after this one.`,
    'say with --at when this one is told',
    'later-announcement',
  );
}

function scheduleFiles(scope: ChangeScope, { schedule }: Decision): readonly FileChange[] {
  if (schedule === undefined) return [];
  const { path } = schedule.day.schedule.document;
  const before = scope.textOf(path);
  const text = editFile(path, () => editSchedule(schedule.day, before, schedule.edit));
  return [{ kind: 'replace', path, text, before }];
}
