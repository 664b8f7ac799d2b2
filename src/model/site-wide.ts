import type { SiteRecord } from '../domain/content-types.ts';
import type { Vat } from '../domain/site.ts';
import type { Merged } from './merged.ts';

/** Site-wide data that editions use. */
export interface SiteWide {
  readonly site: Merged<SiteRecord>;
  readonly vat: Vat;
}
