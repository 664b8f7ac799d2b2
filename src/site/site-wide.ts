import type { SiteRecord } from '../model/content-types.ts';
import type { Vat } from '../model/site.ts';
import type { Merged } from './merged.ts';

/** What editions take from the whole site. */
export interface SiteWide {
  readonly site: Merged<SiteRecord>;
  readonly vat: Vat;
}
