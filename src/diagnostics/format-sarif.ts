import { entryOf } from './catalogue/catalogue.ts';
import type { DiagnosticCode } from './catalogue/codes.ts';
import { compare, type Diagnostic } from './diagnostic.ts';
import { fingerprintsOf } from './fingerprints.ts';

/** What a SARIF report needs apart from the diagnostics. */
export interface SarifOptions {
  /** The version of conf-site. */
  readonly version: string;
  /** Returns a path relative to the root of the repository. */
  readonly toPath: (file: string) => string;
  /** A short hash of a text, for fingerprints of results. */
  readonly hash: (text: string) => string;
}

/** The name by which GitHub and others refer to the root of the repository. */
const SOURCE_ROOT = '%SRCROOT%';

/** The report as one run in the Static Analysis Results Interchange Format 2.1.0. It lists only rules with results. */
export function formatSarif(diagnostics: readonly Diagnostic[], options: SarifOptions): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort(compare);
  const fingerprints = fingerprintsOf(diagnostics, options.hash);
  const run = {
    tool: {
      driver: { name: 'conf-site', semanticVersion: options.version, rules: codes.map(ruleOf) },
    },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: 'The root of the repository.' } } },
    results: diagnostics.map((diagnostic, at) => ({
      ruleId: diagnostic.code,
      ruleIndex: codes.indexOf(diagnostic.code),
      level: diagnostic.severity,
      message: { text: textOf(diagnostic) },
      locations: [{ physicalLocation: locationOf(diagnostic, options) }],
      partialFingerprints: { 'confSiteFinding/v1': fingerprints[at] },
    })),
  };
  const report = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return JSON.stringify(report, null, 2);
}

function ruleOf(code: DiagnosticCode): object {
  const { severity, title, meaning, fix } = entryOf(code);
  return {
    id: code,
    shortDescription: { text: `${title}.` },
    fullDescription: { text: meaning },
    help: { text: `${fix}\n\n"conf-site explain ${code}" shows an example.` },
    defaultConfiguration: { level: severity },
  };
}

function textOf({ message, hint }: Diagnostic): string {
  return hint === undefined ? message : `${message}\nhint: ${hint}`;
}

function locationOf({ file, line, column, endLine, endColumn }: Diagnostic, { toPath }: SarifOptions): object {
  return {
    artifactLocation: {
      uri: toPath(file).split('/').map(encodeURIComponent).join('/'),
      uriBaseId: SOURCE_ROOT,
    },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  };
}
