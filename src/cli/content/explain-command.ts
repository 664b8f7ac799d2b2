import { DIAGNOSTIC_CODES, entryOf, FAMILIES, isDiagnosticCode } from '../../diagnostics/catalogue/catalogue.ts';
import type { DiagnosticCode } from '../../diagnostics/catalogue/codes.ts';
import { formatCatalogue, formatEntry } from '../../diagnostics/format-entry.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import type { CommandContext } from '../console/command-context.ts';

export interface ExplainFlags {
  readonly code?: string;
  readonly json?: boolean;
}

/** `conf-site explain`: one entry of the catalogue, or the list of them. Throws `HintedError` for a code that it does not have. */
export async function explainCommand(context: CommandContext, { code, json }: ExplainFlags): Promise<number> {
  if (code !== undefined && !isDiagnosticCode(code)) {
    const hint = nameHint(code, DIAGNOSTIC_CODES) ?? 'conf-site explain lists all codes';
    throw new HintedError(`There is no diagnostic with the code "${code}".`, hint);
  }
  if (json === true) {
    const codes = code === undefined ? DIAGNOSTIC_CODES : [code];
    const entries = codes.map((one) => ({ code: one, family: familyOf(one), ...entryOf(one) }));
    context.print(JSON.stringify(code === undefined ? entries : entries[0], null, 2));
  } else {
    context.print(
      code === undefined ? formatCatalogue(FAMILIES, context.stdoutFormat) : formatEntry(code, context.stdoutFormat),
    );
  }
  return 0;
}

function familyOf(code: DiagnosticCode): string | undefined {
  return FAMILIES.find(({ entries }) => Object.hasOwn(entries, code))?.title;
}
