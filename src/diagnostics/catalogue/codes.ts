import type { ADDRESSES } from './addresses.ts';
import type { CHANGES } from './changes.ts';
import type { COMMENTS } from './comments.ts';
import type { FILES } from './files.ts';
import type { LANGUAGES } from './languages.ts';
import type { MEDIA } from './media.ts';
import type { PROGRAMME } from './programme.ts';
import type { REFERENCES } from './references.ts';
import type { SETTINGS } from './settings.ts';
import type { SHAPES } from './shapes.ts';
import type { TEMPLATES } from './templates.ts';
import type { TEXTS } from './texts.ts';
import type { TICKETS } from './tickets.ts';
import type { TIME } from './time.ts';
import type { YAML } from './yaml.ts';

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
