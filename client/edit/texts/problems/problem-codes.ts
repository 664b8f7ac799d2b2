import type { ADDRESSES } from '../../../../src/diagnostics/catalogue/addresses.ts';
import type { CHANGES } from '../../../../src/diagnostics/catalogue/changes.ts';
import type { DiagnosticCode } from '../../../../src/diagnostics/catalogue/codes.ts';
import type { COMMENTS } from '../../../../src/diagnostics/catalogue/comments.ts';
import type { FILES } from '../../../../src/diagnostics/catalogue/files.ts';
import type { MEDIA } from '../../../../src/diagnostics/catalogue/media.ts';
import type { PROGRAMME } from '../../../../src/diagnostics/catalogue/programme.ts';
import type { REFERENCES } from '../../../../src/diagnostics/catalogue/references.ts';
import type { TEMPLATES } from '../../../../src/diagnostics/catalogue/templates.ts';
import type { TIME } from '../../../../src/diagnostics/catalogue/time.ts';
import type { YAML } from '../../../../src/diagnostics/catalogue/yaml.ts';

/**
 * The codes of the diagnostics that the editor can show, by the files that have their sentences. A code without a sentence
 * does not compile.
 */

export type FileProblem = keyof typeof FILES | keyof typeof YAML | keyof typeof COMMENTS;

export type MediaProblem = keyof typeof MEDIA;

export type ProgrammeProblem = keyof typeof PROGRAMME | keyof typeof CHANGES | keyof typeof TIME;

export type ReferenceProblem = keyof typeof REFERENCES | keyof typeof ADDRESSES;

/** All other codes. Those of templates are not about content. */
export type FieldValueProblem = Exclude<
  DiagnosticCode,
  FileProblem | MediaProblem | ProgrammeProblem | ReferenceProblem | keyof typeof TEMPLATES
>;

export type ProblemCode = Exclude<DiagnosticCode, keyof typeof TEMPLATES>;
