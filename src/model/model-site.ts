import { type Memo, noMemo } from '../cache/memo.ts';
import type { ContentIndex } from '../content/content-index.ts';
import { interfaceTexts } from '../content/interface-texts.ts';
import { siteZone } from '../content/time-zone.ts';
import { defined } from '../domain/defined.ts';
import type { CompanyRecord } from '../domain/site/content-types.ts';
import type { Company, Edition, Site, Vat } from '../domain/site/site.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { editionModeller } from './edition-memo.ts';
import type { Merged } from './merged.ts';
import { instant, type ModelContext, modelledOne } from './model-context.ts';
import { modelEvents } from './model-event.ts';
import { modelPages } from './model-pages.ts';
import { modelPress } from './model-press.ts';
import { modelSettings } from './model-settings.ts';

/**
 * Builds the site model from checked content, as of an instant. The instant decides only which records are under
 * embargo; everything else that changes over time is in timelines. Throws on content that fails the checks, which is a
 * bug.
 */
export function modelSite(index: ContentIndex, at: Instant, memo: Memo<Edition> = noMemo): Site {
  const zone = siteZone(index);
  const context: ModelContext = { index, zone, at };
  const site = modelledOne(context, 'site');
  const vat = modelVat(context);
  const events = modelEvents(context, { site, vat, modelOne: editionModeller(context, memo) });
  const product = events.find((event) => event.ident === site.product);
  const edition = product?.editions.find((one) => one.year === product.currentYear);
  return defined({
    settings: modelSettings(context, site, { edition, events }),
    languages: modelledOne(context, 'languages').languages as Site['languages'],
    company: modelCompany(modelledOne(context, 'company')),
    vat,
    ...modelPages(context, site),
    press: modelPress(context),
    events,
    texts: interfaceTexts(index),
  });
}

function modelCompany(data: Merged<CompanyRecord>): Company {
  const { name, address, city, zip, country, countryCode, contactEmail, url, description } = data;
  const { registrationNumber, vatNumber, invented = false } = data;
  const place = { address, city, zip, country, countryCode };
  return defined({
    name,
    ...place,
    contactEmail,
    url,
    registrationNumber,
    vatNumber,
    isInvented: invented,
    description,
  });
}

function modelVat(context: ModelContext): Vat {
  const data = modelledOne(context, 'vat');
  const entries = data.entries.map((entry) => ({
    from: instant(entry.startDate, 'start', context.zone),
    until: entry.endDate === undefined ? null : instant(entry.endDate, 'deadline', context.zone),
    percent: entry.percent as Readonly<Record<string, number>>,
  }));
  return { default: data.default, entries: entries.sort((a, b) => a.from - b.from) };
}
