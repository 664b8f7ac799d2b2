import type { ContentRecord } from '../../content/content-index.ts';
import type { Kind } from '../../content/kinds.ts';
import { readMarkdown } from '../../content/markdown.ts';
import { editionMeant } from '../../content/reference-names.ts';
import { readTextWindow, type TextWindow } from '../../content/text-window.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { type MomentRole, readMoment } from '../../domain/time/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import { type PlacedText, textsOf } from '../placed-texts.ts';

/** Kinds of records whose texts may have blocks, since they belong to an edition with phases and date limits. */
const WITH_BLOCKS: readonly Kind[] = ['page', 'faq', 'news'];

/**
 * Checks blocks of Markdown that are shown during a time window. Adds `date-limit-unknown`, and `block-malformed` for an
 * invalid date and for a block in a text that cannot have one.
 */
export function checkTextWindows(record: ContentRecord, scope: CheckScope): readonly Finding[] {
  return textsOf(record)
    .filter(({ isMarkdown, text }) => isMarkdown && text.includes(':::'))
    .flatMap((text) => windowsIn(text.text).flatMap((window) => findings(window, { record, text, scope })));
}

/** The windows of the blocks in a text, without duplicates. */
function windowsIn(text: string): readonly string[] {
  const { html } = readMarkdown(text, { headingLevel: 2 });
  const all = [...html.matchAll(/<div data-window="(?:otherwise )?([^"]*)">/g)].map(([, window]) => window as string);
  return [...new Set(all)];
}

interface Block {
  readonly record: ContentRecord;
  readonly text: PlacedText;
  readonly scope: CheckScope;
}

function findings(source: string, { record, text, scope }: Block): readonly Finding[] {
  const window = readTextWindow(source);
  if (window === undefined) return [];
  const start = Math.max(0, text.text.indexOf(source));
  const finding = (code: Finding['code'], message: string, hint: string): readonly Finding[] => [
    {
      code,
      severity: 'error',
      path: text.document.path,
      place: text.place(start, start + source.length),
      message,
      hint,
    },
  ];
  if (!WITH_BLOCKS.includes(record.place.kind)) {
    const hint = 'delete the lines with :::';
    return finding(
      'block-malformed',
      'Only pages, questions and news can have blocks that show for a limited time.',
      hint,
    );
  }
  const { dateLimit } = window;
  if (dateLimit !== undefined && scope.hasName(dateLimit, { kind: 'dateLimit', place: record.place }) === false) {
    const hint = 'name one of the "dateLimits" of the edition';
    return finding('date-limit-unknown', `There is no date limit "${dateLimit}" in the edition of this text.`, hint);
  }
  const { place } = editionMeant(record.place, scope.index) ?? record;
  const moment = impossibleMoment(window, scope.zoneOf(place));
  return moment === undefined
    ? []
    : finding('block-malformed', `"${moment}" is not an existing time.`, 'correct the date or the time');
}

function impossibleMoment({ from, to }: TextWindow, zone: string): string | undefined {
  const given: readonly (readonly [string | undefined, MomentRole])[] = [
    [from, 'start'],
    [to, 'deadline'],
  ];
  const found = given.find(([text, role]) => text !== undefined && readMoment(text, role, zone).kind !== 'instant');
  return found?.[0];
}
