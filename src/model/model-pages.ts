import { defined } from '../domain/defined.ts';
import type { SiteRecord } from '../domain/site/content-types.ts';
import type { ProsePage, Site } from '../domain/site/site.ts';
import type { Merged } from './merged.ts';
import { type ModelContext, type Modelled, modelled } from './model-context.ts';

/** The text pages of the site. The contest rules are returned separately. */
export function modelPages(
  context: ModelContext,
  { contest }: Pick<Merged<SiteRecord>, 'contest'>,
): Pick<Site, 'pages' | 'contest'> {
  const all = modelled(context, 'page')
    .filter(({ record }) => record.place.event === undefined)
    .map(modelPage);
  const rules = all.find((page) => page.ident === contest?.ident);
  return defined({
    pages: all.filter((page) => page !== rules),
    contest:
      contest === undefined || rules === undefined
        ? undefined
        : { token: contest.token, page: rules, event: contest.event },
  });
}

/** The text pages of one event. */
export function modelEventPages(context: ModelContext, event: string): readonly ProsePage[] {
  return modelled(context, 'page', { event }).map(modelPage);
}

function modelPage({ ident, data }: Modelled<'page'>): ProsePage {
  const { title, description, menu, text, updated, revision = 0, form, hidden = false, formerSlugs = [] } = data;
  return defined({ ident, title, description, menu, text, updated, revision, form, isHidden: hidden, formerSlugs });
}
