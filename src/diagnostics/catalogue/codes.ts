import type { ADDRESSES } from './address-findings.ts';
import type { CHANGES } from './change-findings.ts';
import type { COMMENTS } from './comment-findings.ts';
import type { FILES } from './file-findings.ts';
import type { LANGUAGES } from './language-findings.ts';
import type { MEDIA } from './media-findings.ts';
import type { PROGRAMME } from './programme-findings.ts';
import type { REFERENCES } from './reference-findings.ts';
import type { SETTINGS } from './setting-findings.ts';
import type { SHAPES } from './shape-findings.ts';
import type { TEMPLATES } from './template-findings.ts';
import type { TEXTS } from './text-findings.ts';
import type { TICKETS } from './ticket-findings.ts';
import type { TIME } from './time-findings.ts';
import type { YAML } from './yaml-findings.ts';

/** The permanent names of all diagnostics: a code without an entry in the catalogue does not compile. */
export type DiagnosticCode =
  | keyof typeof FILES
  | keyof typeof YAML
  | keyof typeof SHAPES
  | keyof typeof REFERENCES
  | keyof typeof ADDRESSES
  | keyof typeof TIME
  | keyof typeof PROGRAMME
  | keyof typeof CHANGES
  | keyof typeof TICKETS
  | keyof typeof SETTINGS
  | keyof typeof TEXTS
  | keyof typeof LANGUAGES
  | keyof typeof MEDIA
  | keyof typeof TEMPLATES
  | keyof typeof COMMENTS;
