import type { ContentIndex, ContentRecord } from '../content/content-index.ts';
import { type EditionRecords, editionName, recordsByEdition } from '../content/edition-records.ts';
import type { Completeness, Finding } from '../diagnostics/diagnostic.ts';
import { answersOf, stateIn, statesIn } from './answers.ts';
import type { CheckScope } from './check-scope.ts';
import { type CountedTexts, completeness, countInterface, countProse } from './completeness.ts';
import { type Conclusions, createReasoning, leftConclusions } from './conclusions.ts';
import { EDITION_RULES } from './edition-rules.ts';
import {
  type CheckedEdition,
  type JoinedEdition,
  type JudgedRecord,
  joinedEdition,
  joinedShapes,
} from './joined-edition.ts';
import { misnamedFiles, namedRightly, renamedRecords } from './misnamed-files.ts';
import { followedScope } from './questions.ts';
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

/** What is wrong with content, and what to have at hand when it is checked again. */
export interface CheckedContent {
  readonly findings: readonly Finding[];
  /** How much there is of each language. */
  readonly completeness: Completeness;
  readonly concluded: Concluded;
}

/** What was concluded of records by themselves, and then of what is between them. */
export interface Concluded {
  readonly shapes: Conclusions;
  readonly rules: Conclusions;
}

export interface CheckOptions {
  /** What was concluded the last time, of whatever content. */
  readonly before?: Concluded | undefined;
  /** Nothing is to be had at hand of a record by itself: only of all of an edition together. */
  readonly isCoarse?: boolean;
}

/**
 * Everything that can be said about the content, in any order: the layout of its files, the shape of each record by
 * its schema, and the rules between records. Records whose shape is broken are left out of the rules between
 * records, so that one mistake is told once.
 */
export function checkContent(content: ContentIndex, options: CheckOptions = {}): CheckedContent {
  const misnamed = misnamedFiles(content);
  const index = namedRightly(content, misnamed);
  const layout = checkLayout(index);
  const renamed = renamedRecords(content, misnamed);
  const judged = renamed.length === 0 ? index : { ...index, records: [...index.records, ...renamed] };
  const shapes = judgeShapes(judged, options);
  const addresses = checkAddresses(index);
  const isWhole =
    index.unreadable.length === 0 && ![...layout, ...shapes.findings].some(({ code }) => HIDING.includes(code));
  const scope = siteFacts({ index, isWhole, broken: pathsOf(shapes.findings), refused: pathsOf(addresses) });
  const rules = applyRules(scope, options);
  return {
    findings: withoutFollowers(
      [...checkFileNames(index, misnamed), ...layout, ...addresses, ...shapes.findings, ...rules.findings],
      index,
    ),
    completeness: completeness(index.languages, { prose: shapes.prose, ofInterface: rules.ofInterface }),
    concluded: { shapes: shapes.conclusions, rules: rules.conclusions },
  };
}

/** The same for the next process. */
export function leftConcluded({ shapes, rules }: Concluded): Concluded {
  return { shapes: leftConclusions(shapes), rules: leftConclusions(rules) };
}

interface Told {
  readonly findings: readonly Finding[];
  readonly conclusions: Conclusions;
}

/** Each record by itself and its schema, before anything is known of any. */
function judgeShapes(
  index: ContentIndex,
  { before, ...options }: CheckOptions,
): Told & { readonly prose: readonly CountedTexts[] } {
  const facts = siteFacts({ index, isWhole: true, broken: new Set(), refused: new Set() });
  const { conclude, concludeTogether, ask, conclusions } = createReasoning(answersOf(facts), {
    ...options,
    before: before?.shapes,
  });
  const followed = followedScope(facts, ask);
  const judged = (record: ContentRecord): JudgedRecord =>
    conclude(
      record.document.path,
      () => ({ findings: checkShape(record, followed.index), prose: countProse(record, followed.index) }),
      stateIn(facts, record),
    );
  const editions = recordsByEdition(index.records).map((edition) =>
    concludeTogether(
      editionName(edition),
      () => joinedShapes(edition.records.map(judged)),
      statesIn(facts, edition.records),
    ),
  );
  return {
    findings: editions.flatMap(({ findings }) => findings),
    prose: editions.map(({ prose }) => prose),
    conclusions: conclusions(),
  };
}

/** The rules for each record and each edition, and those that join what these told of all. */
function applyRules(
  scope: SiteFacts,
  { before, ...options }: CheckOptions,
): Told & { readonly ofInterface: CountedTexts } {
  const { conclude, concludeTogether, ask, conclusions } = createReasoning(answersOf(scope), {
    ...options,
    before: before?.rules,
  });
  const followed = followedScope(scope, ask);
  const checked = (edition: EditionRecords): CheckedEdition => {
    const records = edition.records.map((record) =>
      conclude(record.document.path, () => checkRecord(record, followed), stateIn(scope, record)),
    );
    const { event, year } = edition;
    if (event === undefined || year === undefined) return { records, rules: [] };
    const rules = Object.entries(EDITION_RULES).map(([name, rule]) =>
      conclude(name, () => rule({ event, year }, followed)),
    );
    return { records, rules, clashes: conclude('clashes', () => checkClashes({ event, year }, followed)) };
  };
  const editions = recordsByEdition(scope.index.records).map((edition) =>
    concludeTogether(editionName(edition), () => joinedEdition(checked(edition)), statesIn(scope, edition.records)),
  );
  const findings = [
    ...editions.flatMap((edition) => edition.findings),
    ...checkTwoPlaces(editions.map(({ parts }) => parts)),
    ...SITE_RULES.flatMap(([name, rule]) => conclude(name, () => rule(followed))),
    ...joined(editions, scope),
  ];
  const ofInterface = conclude('texts of the interface', () => countInterface(followed.index));
  return { findings, ofInterface, conclusions: conclusions() };
}

const SITE_RULES = [
  ['names', checkNames],
  ['interface names', checkInterfaceNames],
  ['interface texts', checkInterfaceTexts],
] as const;

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
