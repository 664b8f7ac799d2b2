import { allRecordsOf, type ContentIndex, type ContentRecord } from '../../content/content-index.ts';
import { items, type UncheckedRecord } from '../../content/valid-record.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import type { SitePage } from '../../domain/paths/existing-pages.ts';
import type { SitePages } from '../pages-to-link.ts';

/**
 * Checks that no two records have the same address. Adds `route-twice`, `name-reserved` for an address that the site
 * needs itself, and `name-reserved-in-event` for one that each event or edition needs. Only the first part of an address
 * is compared with the names that the site needs, and only the last with those of events.
 */
export function checkAddresses(index: ContentIndex, { pages }: SitePages): readonly Finding[] {
  const claims = [...claimsByName(index), ...claimsByField(index)];
  const reserved = claims.flatMap((claim) => [
    ...reservedFinding(claim, index),
    ...ownPageFinding(claim, pages.get(claim.address)),
  ]);
  const rejected = new Set(reserved.map((finding) => finding.path));
  return [...reserved, ...doubleClaims(claims.filter(({ record }) => !rejected.has(record.document.path)))];
}

/** An address of a record, and the place in the record that gives it. */
interface Claim {
  readonly record: ContentRecord;
  readonly address: string;
  readonly place: Place;
}

/** Addresses and folders that the site needs itself. The codes of its languages are reserved too. */
const RESERVED = [
  '404',
  '500',
  'index',
  'assets',
  'page-data',
  'slice-data',
  'dev',
  'maintenance',
  'newsletter-confirmation',
  'offline',
  'qr',
  'screen',
  'search',
  'unsupported-language',
  'workshop-seats',
];
/** Events also name the files of their header and footer; those of the whole site are named `site`. */
const RESERVED_FOR_EVENTS = [...RESERVED, 'site'];

/** Folders below an event or an edition, for the pages of its programme. */
const RESERVED_IN_EVENTS = ['sessions', 'schedule', 'changes'];

/** Addresses that follow from the names of folders and files. They have precedence over those that a field gives. */
function claimsByName(index: ContentIndex): readonly Claim[] {
  const claim = (record: ContentRecord, address: string): Claim => ({ record, address, place: { kind: 'file' } });
  return [
    ...allRecordsOf(index, 'event').map((record) => claim(record, `/${record.place.event}/`)),
    ...allRecordsOf(index, 'page').map((record) => claim(record, pagePath(record, index))),
    ...allRecordsOf(index, 'edition').map((record) => claim(record, editionPath(record))),
    ...allRecordsOf(index, 'speaker').map((record) => claim(record, `${editionPath(record)}${record.place.ident}/`)),
  ];
}

/** Addresses that a field gives: the address of an event, and former addresses. */
function claimsByField(index: ContentIndex): readonly Claim[] {
  return [
    ...allRecordsOf(index, 'event').flatMap(baseUrlClaim),
    ...allRecordsOf(index, 'page').flatMap((record) => formerClaims(record, folderOf(record, index))),
    ...allRecordsOf(index, 'speaker').flatMap((record) => formerClaims(record, editionPath(record))),
  ];
}

function editionPath({ place }: ContentRecord): string {
  return `/${place.event}/${place.year}/`;
}

/** The address of a page. The rules of the contest are published under its token instead of their name. */
function pagePath(record: ContentRecord, index: ContentIndex): string {
  const contest = allRecordsOf(index, 'site')[0]?.data.contest;
  const { event, ident } = record.place;
  const isRules = event === undefined && contest?.ident === ident;
  return `${folderOf(record, index)}${isRules ? String(contest.token) : ident}/`;
}

/** The address that a page is below: that of the site or of its event. */
function folderOf({ place: { event } }: ContentRecord, index: ContentIndex): string {
  if (event === undefined) return '/';
  const address = allRecordsOf(index, 'event', { event })[0]?.data.baseUrl;
  return typeof address === 'string' ? address : `/${event}/`;
}

/** Addresses that a record had before. They redirect to it, so no other record can have them. */
function formerClaims(record: UncheckedRecord<'page' | 'speaker'>, folder: string): readonly Claim[] {
  return items(record.data.formerSlugs).map((slug, at) => ({
    record,
    address: `${folder}${String(slug)}/`,
    place: { kind: 'pointer', pointer: ['formerSlugs', String(at)], on: 'value' },
  }));
}

function baseUrlClaim(record: UncheckedRecord<'event'>): readonly Claim[] {
  const address = record.data.baseUrl;
  if (typeof address !== 'string') return [];
  return [{ record, address, place: { kind: 'pointer', pointer: ['baseUrl'], on: 'value' } }];
}

function reservedFinding({ record, address, place }: Claim, index: ContentIndex): readonly Finding[] {
  const isBelowEvent = record.place.kind !== 'event' && record.place.event !== undefined;
  if (isBelowEvent) return reservedInEvent({ record, address, place });
  const name = address.split('/')[1] ?? '';
  const isName = record.place.kind === 'event' && place.kind === 'file';
  const isLanguage = index.languages.includes(name);
  if (!isLanguage && !(isName ? RESERVED_FOR_EVENTS : RESERVED).includes(name)) return [];
  return [
    {
      code: 'name-reserved',
      severity: 'error',
      path: record.document.path,
      place,
      message: isLanguage
        ? `"${name}" is a language of the site: the pages in it are below /${name}/.`
        : `The site itself needs the name "${name}".`,
      hint: 'choose another name',
    },
  ];
}

function reservedInEvent({ record, address, place }: Claim): readonly Finding[] {
  const name = address.split('/').at(-2) ?? '';
  if (!RESERVED_IN_EVENTS.includes(name)) return [];
  return [
    {
      code: 'name-reserved-in-event',
      severity: 'error',
      path: record.document.path,
      place,
      message: `The site needs the address ${address} for pages of the programme.`,
      hint: 'choose another name',
    },
  ];
}

/** The site makes pages for the survey and for the registration of teams itself, if content enables them. */
function ownPageFinding({ record, address, place }: Claim, page: SitePage | undefined): readonly Finding[] {
  const isBelowEvent = record.place.kind === 'page' && record.place.event !== undefined;
  const isOwn = page?.kind === 'survey' || (page?.kind === 'other' && isBelowEvent);
  if (!isOwn) return [];
  return [
    {
      code: 'name-reserved',
      severity: 'error',
      path: record.document.path,
      place,
      message: `The site needs the address ${address} for a page of its own.`,
      hint: 'choose another name',
    },
  ];
}

function doubleClaims(claims: readonly Claim[]): readonly Finding[] {
  const first = new Map<string, Claim>();
  const found: Finding[] = [];
  for (const claim of claims) {
    const { record, address, place } = claim;
    const holder = first.get(address);
    if (holder === undefined) first.set(address, claim);
    if (holder === undefined || holder.record === record || isSameRecord(holder.record, record)) continue;
    found.push({
      code: 'route-twice',
      severity: 'error',
      path: record.document.path,
      place,
      message: `The address ${address} is that of ${holder.record.document.path} already.`,
      hint: 'rename one of the two',
    });
  }
  return found;
}

/** A speaker in two folders of an edition is reported as `record-twice` instead. */
function isSameRecord({ place: a }: ContentRecord, { place: b }: ContentRecord): boolean {
  return a.kind === b.kind && a.ident === b.ident && a.event === b.event && a.year === b.year && a.kind !== 'event';
}
