import type { Node } from './schema-org.ts';

/** What Google's documentation says of structured data: the properties of each type that it requires or recommends. */

interface Rules {
  readonly source: string;
  readonly required: readonly string[];
  readonly recommended: readonly string[];
  /** Recommended properties that this site does not have, with the reason. */
  readonly without: Readonly<Record<string, string>>;
}

const DOCS = 'https://developers.google.com/search/docs/appearance/structured-data';

/** A dot leads into a value; of a list, into each of its values. */
export const GOOGLE: Readonly<Record<string, Rules>> = {
  Event: {
    source: `${DOCS}/event`,
    required: ['name', 'startDate', 'location', 'location.address'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'image',
      'location.name',
      'organizer',
      'organizer.name',
      'organizer.url',
      'performer',
      'performer.name',
      'offers',
      'offers.availability',
      'offers.price',
      'offers.priceCurrency',
      'offers.url',
      'offers.validFrom',
      'previousStartDate',
    ],
    without: {
      performer: 'before speakers are announced there are none',
      offers: 'sessions are not sold, and neither are tickets to events that are over or closed',
      'offers.validFrom': 'a ticket that is on sale from the beginning has no start',
      previousStartDate: 'only an event that was moved has one',
    },
  },
  BreadcrumbList: {
    source: `${DOCS}/breadcrumb`,
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
    without: {},
  },
  VideoObject: {
    source: `${DOCS}/video`,
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: [
      'description',
      'contentUrl',
      'embedUrl',
      'duration',
      'expires',
      'hasPart',
      'interactionStatistic',
      'publication',
      'ineligibleRegion',
      'regionsAllowed',
    ],
    without: {
      contentUrl: 'a recording at another site has only its page',
      embedUrl: 'pages embed no players of others',
      duration: 'content does not have it',
      expires: 'most recordings stay',
      hasPart: 'recordings have no chapters',
      interactionStatistic: 'nobody counts views',
      publication: 'streams are not described',
      ineligibleRegion: 'recordings are for everybody',
      regionsAllowed: 'recordings are for everybody',
    },
  },
  Person: {
    source: `${DOCS}/profile-page`,
    required: ['name'],
    recommended: [
      'alternateName',
      'description',
      'identifier',
      'image',
      'interactionStatistic',
      'agentInteractionStatistic',
      'sameAs',
    ],
    without: {
      alternateName: 'content does not have it',
      description: 'some speakers have no biography',
      identifier: 'content has no such number',
      image: 'some speakers have no portrait',
      interactionStatistic: 'nobody counts followers',
      agentInteractionStatistic: 'nobody counts posts',
      sameAs: 'some speakers have no page elsewhere',
    },
  },
  Organization: {
    source: `${DOCS}/organization`,
    required: [],
    recommended: [
      'address',
      'address.addressCountry',
      'address.addressLocality',
      'address.postalCode',
      'address.streetAddress',
      'address.addressRegion',
      'alternateName',
      'contactPoint',
      'description',
      'duns',
      'email',
      'foundingDate',
      'globalLocationNumber',
      'iso6523Code',
      'legalName',
      'leiCode',
      'logo',
      'naics',
      'name',
      'numberOfEmployees',
      'sameAs',
      'taxID',
      'telephone',
      'url',
      'vatID',
    ],
    without: {
      'address.addressRegion': 'content does not have it',
      alternateName: 'content does not have it',
      contactPoint: 'the e-mail address is enough',
      duns: 'content does not have it',
      foundingDate: 'content does not have it',
      globalLocationNumber: 'content does not have it',
      iso6523Code: 'content does not have it',
      leiCode: 'content does not have it',
      naics: 'content does not have it',
      numberOfEmployees: 'content does not have it',
      telephone: 'the e-mail address is enough',
    },
  },
};

/** The properties of a node that Google requires or recommends and that it lacks without a reason. */
export function missingProperties(node: Node): readonly string[] {
  const rules = GOOGLE[String(node['@type'])];
  if (rules === undefined) return [];
  const expected = rules.recommended.filter((name) => !Object.hasOwn(rules.without, name));
  const isOptional = (name: string): boolean =>
    Object.hasOwn(rules.without, name.split('.')[0] as string) && isAbsent(node, name.split('.')[0] as string);
  return [...rules.required, ...expected].filter((name) => !isOptional(name) && isAbsent(node, name));
}

/** Whether a property is absent or empty; in a list, whether one of its values lacks it. */
function isAbsent(value: unknown, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const found = (value as Node)[name];
  const values: readonly unknown[] = Array.isArray(found) ? found : [found];
  if (values.length === 0 || values.some((one) => one === undefined || one === '')) return true;
  // Of a place online, search engines require an address on the web alone.
  const needed = (one: unknown): string => ((one as Node)['@type'] === 'VirtualLocation' ? 'url' : rest.join('.'));
  return rest.length > 0 && values.some((one) => isAbsent(one, needed(one)));
}
