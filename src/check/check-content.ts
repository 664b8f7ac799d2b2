import type { ContentIndex } from '../content/content-index.ts';
import type { Completeness, Finding } from '../diagnostics/diagnostic.ts';
import { type CheckScope, createCheckScope } from './check-scope.ts';
import { completeness, countInterface, countProse } from './completeness.ts';
import { editionPlaces } from './edition-place.ts';
import { EDITION_RULES } from './edition-rules.ts';
import { misnamedFiles, renamedRecords, withCorrectedNames } from './misnamed-files.ts';
import { sitePages } from './pages-to-link.ts';
import { checkRecord } from './record-rules.ts';
import { checkAddresses } from './rules/check-addresses.ts';
import { checkClashes, checkTwoPlaces } from './rules/check-clashes.ts';
import { checkFileNames } from './rules/check-file-names.ts';
import { checkInterfaceNames } from './rules/check-interface-names.ts';
import { checkInterfaceTexts } from './rules/check-interface-texts.ts';
import { checkLayout } from './rules/check-layout.ts';
import { checkMedia } from './rules/check-media.ts';
import { checkMediaNames } from './rules/check-media-names.ts';
import { checkNames } from './rules/check-names.ts';
import { checkPrivate } from './rules/check-private.ts';
import { checkRoomNames, checkVenueZones } from './rules/check-rooms.ts';
import { checkShape } from './rules/check-shapes.ts';
import { checkUnused } from './rules/check-unused.ts';

/** The findings of all rules, and the share of texts that are given in each language. */
export interface CheckedContent {
  readonly findings: readonly Finding[];
  readonly completeness: Completeness;
}

/**
 * Checks the layout of the files, each record against its schema, and the rules between records. The findings are in
 * no particular order. Most rules between records skip records that do not match their schema, so that one mistake is
 * reported once.
 */
export function checkContent(content: ContentIndex): CheckedContent {
  const misnamed = misnamedFiles(content);
  const index = withCorrectedNames(content, misnamed);
  const layout = checkLayout(index);
  const records = [...index.records, ...renamedRecords(content, misnamed)];
  const shapes = checkShapes({ ...index, records });
  const pages = sitePages(index);
  const addresses = checkAddresses(index, pages);
  const isComplete =
    index.unreadable.length === 0 && ![...layout, ...shapes].some(({ code }) => HIDING_CODES.includes(code));
  const rules = applyRules(createCheckScope({ index, isComplete, pages, rejectedPaths: pathsOf(addresses) }));
  return {
    findings: withoutConsequences(
      [...checkFileNames(index, misnamed), ...layout, ...addresses, ...shapes, ...rules],
      index,
    ),
    completeness: completeness(index.languages, {
      prose: records.map((record) => countProse(record, index)),
      interfaceTexts: countInterface(index),
    }),
  };
}

function checkShapes(index: ContentIndex): readonly Finding[] {
  return index.records.flatMap((record) => checkShape(record, index));
}

function applyRules(scope: CheckScope): readonly Finding[] {
  const { index, isComplete } = scope;
  const records = index.records.map((record) => checkRecord(record, scope));
  const editions = editionPlaces(index.records.map(({ place }) => place));
  const clashes = editions.map((edition) => checkClashes(edition, scope));
  return [
    ...records.flatMap(({ findings }) => findings),
    ...editions.flatMap((edition) => EDITION_RULES.flatMap((rule) => rule(edition, scope))),
    ...clashes.flatMap(({ findings }) => findings),
    ...checkTwoPlaces(clashes.flatMap(({ participations }) => participations)),
    ...SITE_RULES.flatMap((rule) => rule(scope)),
    ...checkMediaNames(index),
    ...checkMedia(index, new Set(records.flatMap(({ media }) => media))),
    ...checkPrivate(index, {
      secrets: records.flatMap(({ secrets }) => secrets),
      candidates: records.flatMap(({ candidates }) => candidates),
    }),
    // It is unknown which files an unreadable file refers to.
    ...(isComplete ? checkUnused(index, new Set(records.flatMap(({ names }) => names))) : []),
  ];
}

const SITE_RULES = [checkNames, checkRoomNames, checkVenueZones, checkInterfaceNames, checkInterfaceTexts];

function pathsOf(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.map(({ path }) => path));
}

/**
 * Leaves out findings that only follow from others. If a speaker's file is named after somebody else, the speaker may
 * be a copy that is still being edited. If the list of languages is wrong, it is unknown which translations are missing.
 */
function withoutConsequences(findings: readonly Finding[], { unreadable }: ContentIndex): readonly Finding[] {
  const doubtful = new Set(findings.filter(({ code }) => code === 'name-outdated').map(({ path }) => path));
  const isListWrong =
    unreadable.some(({ kind }) => kind === 'languages') ||
    findings.some(({ path, severity }) => path === 'content/languages.yaml' && severity === 'error');
  const isConsequence = ({ code, path }: Finding): boolean =>
    (isListWrong && code === 'translation-missing') || (doubtful.has(path) && CONSEQUENCES.includes(code));
  return findings.filter((finding) => !isConsequence(finding));
}

const CONSEQUENCES: readonly Finding['code'][] = ['speaker-without-session', 'translation-missing'];

/** Findings about files that may hide other files, or whose references cannot be read. */
const HIDING_CODES: readonly Finding['code'][] = [
  'file-missing',
  'file-unknown',
  'front-matter-missing',
  'front-matter-unopened',
  'record-twice',
  'translation-alone',
];
