import type { ContentIndex } from '../content/content-index.ts';
import type { Completeness, Finding } from '../diagnostics/diagnostic.ts';
import type { CheckScope } from './check-scope.ts';
import { type CountedTexts, completeness, countInterface, countProse } from './completeness.ts';
import { type Conclusions, createReasoning } from './conclusions.ts';
import { EDITION_RULES } from './edition-rules.ts';
import { editionPlaces } from './edition-scope.ts';
import { misnamedFiles, namedRightly, renamedRecords } from './misnamed-files.ts';
import { answersOf, followedScope, stateIn } from './questions.ts';
import { type CheckedRecord, checkRecord } from './record-rules.ts';
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
import { siteFacts } from './site-facts.ts';

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

/**
 * Everything that can be said about the content, in any order: the layout of its files, the shape of each record by
 * its schema, and the rules between records. Records whose shape is broken are left out of the rules between
 * records, so that one mistake is told once. `before` is what was concluded the last time, of whatever content.
 */
export function checkContent(content: ContentIndex, before?: Concluded): CheckedContent {
  const misnamed = misnamedFiles(content);
  const index = namedRightly(content, misnamed);
  const layout = checkLayout(index);
  const shapes = judgeShapes({ ...index, records: [...index.records, ...renamedRecords(content, misnamed)] }, before);
  const addresses = checkAddresses(index);
  const isWhole =
    index.unreadable.length === 0 && ![...layout, ...shapes.findings].some(({ code }) => HIDING.includes(code));
  const scope = siteFacts({ index, isWhole, broken: pathsOf(shapes.findings), refused: pathsOf(addresses) });
  const rules = applyRules(scope, before);
  return {
    findings: withoutFollowers([
      ...checkFileNames(index, misnamed),
      ...layout,
      ...addresses,
      ...shapes.findings,
      ...rules.findings,
    ]),
    completeness: completeness(index.languages, { prose: shapes.prose, ofInterface: rules.ofInterface }),
    concluded: { shapes: shapes.conclusions, rules: rules.conclusions },
  };
}

interface Told {
  readonly findings: readonly Finding[];
  readonly conclusions: Conclusions;
}

/** Each record by itself and its schema, before anything is known of any. */
function judgeShapes(
  index: ContentIndex,
  before: Concluded | undefined,
): Told & { readonly prose: readonly CountedTexts[] } {
  const facts = siteFacts({ index, isWhole: true, broken: new Set(), refused: new Set() });
  const { conclude, ask, conclusions } = createReasoning(answersOf(facts), before?.shapes);
  const followed = followedScope(facts, ask);
  const judged = index.records.map((record) =>
    conclude(
      record.document.path,
      () => ({ findings: checkShape(record, followed.index), prose: countProse(record, followed.index) }),
      stateIn(facts, record),
    ),
  );
  return {
    findings: judged.flatMap(({ findings }) => findings),
    prose: judged.map(({ prose }) => prose),
    conclusions: conclusions(),
  };
}

/** The rules for each record and each edition, and those that join what these told of all. */
function applyRules(scope: CheckScope, before: Concluded | undefined): Told & { readonly ofInterface: CountedTexts } {
  const { conclude, ask, conclusions } = createReasoning(answersOf(scope), before?.rules);
  const followed = followedScope(scope, ask);
  const { index } = scope;
  const records = index.records.map((record) =>
    conclude(record.document.path, () => checkRecord(record, followed), stateIn(scope, record)),
  );
  const editions = editionPlaces(index.records.map(({ place }) => place)).map((at) => {
    const of = (rule: string): string => `${rule} ${at.event}/${at.year}`;
    const findings = Object.entries(EDITION_RULES).flatMap(([name, rule]) =>
      conclude(of(name), () => rule(at, followed)),
    );
    return { findings, clashes: conclude(of('clashes'), () => checkClashes(at, followed)) };
  });
  const findings = [
    ...records.flatMap((record) => record.findings),
    ...editions.flatMap((edition) => [...edition.findings, ...edition.clashes.findings]),
    ...checkTwoPlaces(editions.flatMap(({ clashes }) => clashes.parts)),
    ...SITE_RULES.flatMap(([name, rule]) => conclude(name, () => rule(followed))),
    ...joined(records, scope),
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
function joined(records: readonly CheckedRecord[], { index, isWhole }: CheckScope): readonly Finding[] {
  const secrets = records.flatMap((record) => record.secrets);
  const suspects = records.flatMap((record) => record.suspects);
  const media = new Set(records.flatMap((record) => record.media));
  return [
    ...checkMedia(index, media),
    ...checkPrivate(index, { secrets, suspects }),
    // What a file names that cannot be read is not known.
    ...(isWhole ? checkUnused(index, records) : []),
  ];
}

function pathsOf(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.map(({ path }) => path));
}

/** Whose file is named after somebody else may be nobody yet. */
function withoutFollowers(findings: readonly Finding[]): readonly Finding[] {
  const doubtful = new Set(findings.filter(({ code }) => code === 'name-outdated').map(({ path }) => path));
  return findings.filter(({ code, path }) => !doubtful.has(path) || !FOLLOWING.includes(code));
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
