import type { ContentIndex } from '../content/content-index.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { misnamedFiles, namedRightly, renamedRecords } from './misnamed-files.ts';
import { checkAddresses } from './rules/check-addresses.ts';
import { checkChoices } from './rules/check-choices.ts';
import { checkClashes } from './rules/check-clashes.ts';
import { checkContradictions } from './rules/check-contradictions.ts';
import { checkDays } from './rules/check-days.ts';
import { checkDeadlines } from './rules/check-deadlines.ts';
import { checkFileNames } from './rules/check-file-names.ts';
import { checkInterfaceNames } from './rules/check-interface-names.ts';
import { checkInterfaceTexts } from './rules/check-interface-texts.ts';
import { checkLayout } from './rules/check-layout.ts';
import { checkLinks } from './rules/check-links.ts';
import { checkLists } from './rules/check-lists.ts';
import { checkMedia } from './rules/check-media.ts';
import { checkMoments } from './rules/check-moments.ts';
import { checkNames } from './rules/check-names.ts';
import { checkPrivate } from './rules/check-private.ts';
import { checkProgramme } from './rules/check-programme.ts';
import { checkReferences } from './rules/check-references.ts';
import { checkRoles } from './rules/check-roles.ts';
import { checkSettings } from './rules/check-settings.ts';
import { checkShapes } from './rules/check-shapes.ts';
import { checkSlots } from './rules/check-slots.ts';
import { checkStaleYears } from './rules/check-stale-years.ts';
import { checkTextLanguages } from './rules/check-text-languages.ts';
import { checkTexts } from './rules/check-texts.ts';
import { checkTiers } from './rules/check-tiers.ts';
import { checkTracks } from './rules/check-tracks.ts';
import { checkUnfinished } from './rules/check-unfinished.ts';
import { checkUnprintable } from './rules/check-unprintable.ts';
import { checkUnused } from './rules/check-unused.ts';
import { checkVat } from './rules/check-vat.ts';
import { checkWindows } from './rules/check-windows.ts';
import { checkYears } from './rules/check-years.ts';

/**
 * Everything that can be said about the content, in any order: the layout of its files, the shape of each record by
 * its schema, and the rules between records. Records whose shape is broken are left out of the rules between
 * records, so that one mistake is told once.
 */
export function checkContent(content: ContentIndex): readonly Finding[] {
  const misnamed = misnamedFiles(content);
  const index = namedRightly(content, misnamed);
  const layout = checkLayout(index);
  const shapes = checkShapes({ ...index, records: [...index.records, ...renamedRecords(content, misnamed)] });
  const broken = new Set(shapes.map((finding) => finding.path));
  const sound = index.records.filter((record) => !broken.has(record.document.path));
  const addresses = checkAddresses(index);
  const isWhole = index.unreadable.length === 0 && ![...layout, ...shapes].some(({ code }) => HIDING.includes(code));
  const scope = { index, sound, isWhole, refused: new Set(addresses.map(({ path }) => path)) };
  return withoutFollowers([
    ...checkFileNames(content, misnamed),
    ...layout,
    ...addresses,
    ...shapes,
    ...checkReferences(scope),
    ...checkMedia(scope),
    ...checkMoments(scope),
    ...checkDays(scope),
    ...checkProgramme(scope),
    ...checkSettings(scope),
    ...checkLists(scope),
    ...checkTiers(scope),
    ...checkTracks(scope),
    ...checkVat(scope),
    ...checkTexts(scope),
    ...checkUnfinished(scope),
    ...checkChoices(scope),
    ...checkClashes(scope),
    ...checkContradictions(scope),
    ...checkDeadlines(scope),
    ...checkLinks(scope),
    ...checkNames(scope),
    ...checkPrivate(scope),
    ...checkRoles(scope),
    ...checkSlots(scope),
    ...checkStaleYears(scope),
    ...checkTextLanguages(scope),
    ...checkUnprintable(scope),
    ...checkUnused(scope),
    ...checkWindows(scope),
    ...checkYears(scope),
    ...checkInterfaceNames(scope),
    ...checkInterfaceTexts(scope),
  ]);
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
