import type { ContentRecord } from '../content/content-index.ts';
import { isValid, type ValidRecord } from '../content/valid-record.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { memoize } from '../domain/memoize.ts';
import type { CheckScope } from './check-scope.ts';
import { checkAssets } from './rules/check-assets.ts';
import { checkChoices } from './rules/check-choices.ts';
import { checkSeats } from './rules/check-contradictions.ts';
import { checkDays } from './rules/check-days.ts';
import { checkFonts } from './rules/check-fonts.ts';
import { checkHeavyMedia } from './rules/check-heavy-media.ts';
import { checkIdent } from './rules/check-layout.ts';
import { checkLinks } from './rules/check-links.ts';
import { checkLists } from './rules/check-lists.ts';
import { picturesNamed } from './rules/check-media.ts';
import { checkMoments } from './rules/check-moments.ts';
import { checkSpeakerName } from './rules/check-names.ts';
import { candidatesIn, type PrivateParts, secretsOf } from './rules/check-private.ts';
import { checkDay } from './rules/check-programme.ts';
import { checkQr } from './rules/check-qr.ts';
import { checkQuotes } from './rules/check-quotes.ts';
import { checkReferences } from './rules/check-references.ts';
import { checkTrackRooms } from './rules/check-rooms.ts';
import { checkSettings } from './rules/check-settings.ts';
import { checkShareLetters } from './rules/check-share-letters.ts';
import { checkStalePage } from './rules/check-stale-years.ts';
import { checkTextLanguages } from './rules/check-text-languages.ts';
import { checkTextWindows } from './rules/check-text-windows.ts';
import { checkMarkdown, checkTexts } from './rules/check-texts.ts';
import { checkTiers } from './rules/check-tiers.ts';
import { checkTracks } from './rules/check-tracks.ts';
import { checkOpenTexts, checkUnfinished } from './rules/check-unfinished.ts';
import { checkUnprintable } from './rules/check-unprintable.ts';
import { checkSecretPages, namesIn } from './rules/check-unused.ts';
import { checkVat } from './rules/check-vat.ts';
import { checkVatGaps } from './rules/check-vat-gaps.ts';
import { checkFooterLinks, checkPromotions } from './rules/check-windows.ts';
import { checkEmptyYears } from './rules/check-years.ts';

/** The findings about a record, and its values that the rules for the whole site compare. */
export interface CheckedRecord extends PrivateParts {
  readonly findings: readonly Finding[];
  /** Paths of the pictures that it refers to. */
  readonly media: readonly string[];
  /** Texts that may be names. */
  readonly names: readonly string[];
}

type OwnRule<R = ValidRecord> = (record: R) => readonly Finding[];
type RecordRule = (record: ValidRecord, scope: CheckScope) => readonly Finding[];

/** Rules for every record, even if it does not match its schema. They depend on the record alone. */
const OWN: readonly OwnRule<ContentRecord>[] = [checkIdent, checkUnfinished, checkQuotes];
/** Rules for records that match their schema. They depend on the record alone. */
const OWN_IF_VALID: readonly OwnRule[] = [
  checkOpenTexts,
  checkLists,
  checkMarkdown,
  checkChoices,
  checkSeats,
  checkTrackRooms,
  checkUnprintable,
];
/** Rules for records that match their schema. They may look up other records. */
const WITH_OTHERS: readonly RecordRule[] = [
  checkReferences,
  checkAssets,
  checkHeavyMedia,
  checkFonts,
  checkShareLetters,
  checkMoments,
  checkDays,
  checkDay,
  checkSettings,
  checkTiers,
  checkTracks,
  checkVat,
  checkVatGaps,
  checkTexts,
  checkTextWindows,
  checkLinks,
  checkSpeakerName,
  checkStalePage,
  checkQr,
  checkTextLanguages,
  checkSecretPages,
  checkFooterLinks,
  checkPromotions,
  checkEmptyYears,
];

export function checkRecord(record: ContentRecord, scope: CheckScope): CheckedRecord {
  if (!isValid(record)) return ownCheck(record);
  const own = ownCheckOfValid(record);
  return { ...own, findings: [...own.findings, ...WITH_OTHERS.flatMap((rule) => rule(record, scope))] };
}

/** The part of the check that depends on the record alone. It is repeated only when a file of the record has changed. */
const ownCheck = memoize(
  (record: ContentRecord): CheckedRecord => ({
    findings: OWN.flatMap((rule) => rule(record)),
    media: [],
    names: namesIn(record),
    secrets: secretsOf(record),
    candidates: [],
  }),
);

const ownCheckOfValid = memoize((record: ValidRecord): CheckedRecord => {
  const own = ownCheck(record);
  return {
    ...own,
    findings: [...own.findings, ...OWN_IF_VALID.flatMap((rule) => rule(record))],
    media: picturesNamed(record),
    candidates: candidatesIn(record),
  };
});
