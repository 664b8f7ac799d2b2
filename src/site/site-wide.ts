import type { SiteRecord } from '../model/content-types.ts';
import type { Vat } from '../model/site.ts';
import type { Merged } from './merged.ts';

/** Site-wide data that editions use. */
export interface SiteWide {
  readonly site: Merged<SiteRecord>;
  readonly vat: Vat;
}
