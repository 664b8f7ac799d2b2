import type { ContentIndex } from '../content/content-index.ts';
import { type EditionRecords, recordsByEdition } from '../content/edition-records.ts';
import type { Completeness, Finding } from '../diagnostics/diagnostic.ts';
import type { CheckScope } from './check-scope.ts';
import { type CountedTexts, completeness, countInterface, countProse } from './completeness.ts';
import { EDITION_RULES } from './edition-rules.ts';
import { type CheckedEdition, type JoinedEdition, joinedEdition } from './joined-edition.ts';
import { misnamedFiles, namedRightly, renamedRecords } from './misnamed-files.ts';
import { checkRecord } from './record-rules.ts';
import { checkAddresses } from './rules/check-addresses.ts';
import { checkClashes, checkTwoPlaces } from './rules/check-clashes.ts';
import { checkFileNames } from './rules/check-file-names.ts';
import { checkInterfaceNames } from './rules/check-interface-names.ts';
import { checkInterfaceTexts } from './rules/check-interface-texts.ts';
import { checkLayout } from './rules/check-layout.ts';
import { checkMedia } from './rules/check-media.ts';
import { checkNames } from './rules/check-names.ts';
import { checkPrivate } from './rules/check-private.ts';
import { checkShape } from './rules/check-shapes.ts';
import { checkUnused } from './rules/check-unused.ts';
import { type SiteFacts, siteFacts } from './site-facts.ts';

/** What is wrong with content, and how much there is of each language. */
export interface CheckedContent {
  readonly findings: readonly Finding[];
  readonly completeness: Completeness;
}

/**
 * Everything that can be said about the content, in any order: the layout of its files, the shape of each record by
 * its schema, and the rules between records. Records whose shape is broken are left out of the rules between
 * records, so that one mistake is told once.
 */
export function checkContent(content: ContentIndex): CheckedContent {
  const misnamed = misnamedFiles(content);
  const index = namedRightly(content, misnamed);
  const layout = checkLayout(index);
  const renamed = renamedRecords(content, misnamed);
  const judged = renamed.length === 0 ? index : { ...index, records: [...index.records, ...renamed] };
  const shapes = judgeShapes(judged);
  const addresses = checkAddresses(index);
  const isWhole =
    index.unreadable.length === 0 && ![...layout, ...shapes.findings].some(({ code }) => HIDING.includes(code));
  const scope = siteFacts({ index, isWhole, broken: pathsOf(shapes.findings), refused: pathsOf(addresses) });
  const rules = applyRules(scope);
  return {
    findings: withoutFollowers(
      [...checkFileNames(index, misnamed), ...layout, ...addresses, ...shapes.findings, ...rules.findings],
      index,
    ),
    completeness: completeness(index.languages, { prose: shapes.prose, ofInterface: rules.ofInterface }),
  };
}

/** Each record by itself and its schema, before anything is known of any. */
function judgeShapes(index: ContentIndex): {
  readonly findings: readonly Finding[];
  readonly prose: readonly CountedTexts[];
} {
  return {
    findings: index.records.flatMap((record) => checkShape(record, index)),
    prose: index.records.map((record) => countProse(record, index)),
  };
}

/** The rules for each record and each edition, and those that join what these found. */
function applyRules(scope: SiteFacts): { readonly findings: readonly Finding[]; readonly ofInterface: CountedTexts } {
  const editions = recordsByEdition(scope.index.records).map((edition) => joinedEdition(checkEdition(edition, scope)));
  const findings = [
    ...editions.flatMap((edition) => edition.findings),
    ...checkTwoPlaces(editions.map(({ parts }) => parts)),
    ...SITE_RULES.flatMap((rule) => rule(scope)),
    ...joined(editions, scope),
  ];
  return { findings, ofInterface: countInterface(scope.index) };
}

function checkEdition({ event, year, records: own }: EditionRecords, scope: SiteFacts): CheckedEdition {
  const records = own.map((record) => checkRecord(record, scope));
  if (event === undefined || year === undefined) return { records, rules: [] };
  const rules = Object.values(EDITION_RULES).map((rule) => rule({ event, year }, scope));
  return { records, rules, clashes: checkClashes({ event, year }, scope) };
}

const SITE_RULES = [checkNames, checkInterfaceNames, checkInterfaceTexts];

/** What follows from what all records told. */
function joined(editions: readonly JoinedEdition[], { index, isWhole }: CheckScope): readonly Finding[] {
  const media = new Set(editions.flatMap((edition) => edition.media));
  return [
    ...checkMedia(index, media),
    ...checkPrivate(index, {
      secrets: editions.flatMap(({ secrets }) => secrets),
      suspects: editions.flatMap(({ suspects }) => suspects),
    }),
    // What a file names that cannot be read is not known.
    ...(isWhole ? checkUnused(index, editions) : []),
  ];
}

function pathsOf(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.map(({ path }) => path));
}

/** Whose file is named after somebody else may be nobody yet. What languages there are is not known while their list is wrong. */
function withoutFollowers(findings: readonly Finding[], { unreadable }: ContentIndex): readonly Finding[] {
  const doubtful = new Set(findings.filter(({ code }) => code === 'name-outdated').map(({ path }) => path));
  const isListWrong =
    unreadable.some(({ kind }) => kind === 'languages') ||
    findings.some(({ path, severity }) => path === 'content/languages.yaml' && severity === 'error');
  const follows = ({ code, path }: Finding): boolean =>
    (isListWrong && code === 'translation-missing') || (doubtful.has(path) && FOLLOWING.includes(code));
  return findings.filter((finding) => !follows(finding));
}

const FOLLOWING: readonly Finding['code'][] = ['speaker-without-session', 'translation-missing'];

/** Findings about files behind which others may be hidden, or in which nothing can be read that names others. */
const HIDING: readonly Finding['code'][] = [
  'file-missing',
  'file-unknown',
  'front-matter-missing',
  'front-matter-unopened',
  'record-twice',
  'translation-alone',
];
