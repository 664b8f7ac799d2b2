import { type ContentIndex, type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import { type EditionRecords, recordsByEdition } from '../../content/edition-records.ts';
import type { Kind } from '../../content/kinds.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import { memoize } from '../../model/memoize.ts';
import { folderOf as editionFolder, type KnownPage, sitePages } from '../known-pages.ts';

/**
 * Addresses and names that only one record may have: `route-twice`, and `name-reserved` for what the site keeps for
 * itself. Only the first part of an address needs to be compared with the reserved names.
 */
export function checkAddresses(index: ContentIndex): readonly Finding[] {
  const ofSite = siteClaims(index);
  const { pages } = sitePages(index).ofSite;
  const reserved = [...ofSite.byName, ...ofSite.stated].flatMap((claim) => [
    ...reservedFinding(claim, index),
    ...ownPageFinding(claim, pages.get(claim.address)),
  ]);
  const refused = new Set(reserved.map((finding) => finding.path));
  const notRefused = (claims: readonly Claim[]) => claims.filter(({ record }) => !refused.has(record.document.path));
  const left = { byName: notRefused(ofSite.byName), stated: notRefused(ofSite.stated) };
  return [...reserved, ...doublesAmong(left, recordsByEdition(index.records))];
}

/** A record and an address of its, with what in the record gives it that address. */
interface Claim {
  readonly record: ContentRecord;
  readonly address: string;
  readonly place: Place;
}

/** Besides languages: addresses and folders of the site itself. */
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
  'unsupported-language',
  'workshop-seats',
];
/** An event's name is also that of its header and footer, and the whole site has these too. */
const RESERVED_FOR_EVENTS = [...RESERVED, 'site'];

/** In order of standing: an address that follows from a folder's or a file's name goes before one that a field states. */
interface Claims {
  readonly byName: readonly Claim[];
  readonly stated: readonly Claim[];
}

/** Those of records that belong to no edition. */
function siteClaims(index: ContentIndex): Claims {
  const [events, pages] = [recordsOf(index, 'event'), recordsOf(index, 'page')];
  return {
    byName: [
      ...events.map((record) => claimByName(record, `/${record.place.event}/`)),
      ...pages.map((record) => claimByName(record, pagePath(record, index))),
    ],
    stated: [
      ...events.flatMap(claimByField),
      ...pages.flatMap((record) => formerClaims(record, folderOf(record, index))),
    ],
  };
}

/** All of them are below the address of the edition. */
const editionClaims = memoize(({ records }: EditionRecords): Claims => {
  const ofKind = (kind: Kind) => records.filter(({ place }) => place.kind === kind);
  const speakers = ofKind('speaker');
  return {
    byName: [
      ...ofKind('edition').map((record) => claimByName(record, editionPath(record))),
      ...speakers.map((record) => claimByName(record, `${editionPath(record)}${record.place.ident}/`)),
    ],
    stated: speakers.flatMap((record) => formerClaims(record, editionPath(record))),
  };
});

/** Where nothing of the site is below the address of an edition, each edition is apart. */
function doublesAmong(ofSite: Claims, editions: readonly EditionRecords[]): readonly Finding[] {
  const folders = new Set(editions.map(({ event, year }) => `/${event}/${year}/`));
  const isApart = [...ofSite.byName, ...ofSite.stated].every(({ address }) => !folders.has(editionFolder(address)));
  if (isApart) return [...doubleClaims([ofSite]), ...editions.flatMap(doublesWithin)];
  return doubleClaims([ofSite, ...editions.map(editionClaims)]);
}

const doublesWithin = memoize((edition: EditionRecords) => doubleClaims([editionClaims(edition)]));

function editionPath({ place }: ContentRecord): string {
  return `/${place.event}/${place.year}/`;
}

/** Where a page stands; the contest's rules stand at their token. */
function pagePath(record: ContentRecord, index: ContentIndex): string {
  const contest = field(recordsOf(index, 'site')[0]?.document.data, 'contest');
  const { event, ident } = record.place;
  const isRules = event === undefined && field(contest, 'ident') === ident;
  return `${folderOf(record, index)}${isRules ? String(field(contest, 'token')) : ident}/`;
}

/** The address below which a page stands: the site's, or its event's. */
function folderOf({ place: { event } }: ContentRecord, index: ContentIndex): string {
  if (event === undefined) return '/';
  const address = field(recordsOf(index, 'event', { event })[0]?.document.data, 'baseUrl');
  return typeof address === 'string' ? address : `/${event}/`;
}

/** Addresses that a record had before: they lead to it, so no other record can have them. */
function formerClaims(record: ContentRecord, folder: string): readonly Claim[] {
  const former = field(record.document.data, 'formerSlugs');
  if (!Array.isArray(former)) return [];
  return former.map((slug, at) => ({
    record,
    address: `${folder}${String(slug)}/`,
    place: { kind: 'pointer', pointer: ['formerSlugs', String(at)], on: 'value' },
  }));
}

function claimByName(record: ContentRecord, address: string): Claim {
  return { record, address, place: { kind: 'file' } };
}

function claimByField(record: ContentRecord): readonly Claim[] {
  const address = field(record.document.data, 'baseUrl');
  if (typeof address !== 'string') return [];
  return [{ record, address, place: { kind: 'pointer', pointer: ['baseUrl'], on: 'value' } }];
}

function reservedFinding({ record, address, place }: Claim, index: ContentIndex): readonly Finding[] {
  const isBelowEvent = record.place.kind !== 'event' && record.place.event !== undefined;
  if (isBelowEvent) return [];
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
        : `The site needs the name "${name}" for itself.`,
      hint: 'take another name',
    },
  ];
}

/** The survey and the registration of teams are pages of the site itself, where content asks for them. */
function ownPageFinding({ record, address, place }: Claim, page: KnownPage | undefined): readonly Finding[] {
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
      hint: 'take another name',
    },
  ];
}

function doubleClaims(of: readonly Claims[]): readonly Finding[] {
  const claims = [...of.flatMap(({ byName }) => byName), ...of.flatMap(({ stated }) => stated)];
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
      hint: 'give one of the two another name',
    });
  }
  return found;
}

/** One speaker in two folders of an edition is told as a record that stands twice. */
function isSameRecord({ place: a }: ContentRecord, { place: b }: ContentRecord): boolean {
  return a.kind === b.kind && a.ident === b.ident && a.event === b.event && a.year === b.year && a.kind !== 'event';
}
