import { yamlComments } from '../../read/positioned-yaml.ts';

/** YAML that `conf-site new` has made for somebody to complete, without its comments, except those that ask for a review. */
export function withoutExplanations(yaml: string): string {
  const explanations = yamlComments(yaml).filter(
    ({ start, end }) => !yaml.slice(start, end).startsWith('# review:') && isAloneOnLine(yaml, start),
  );
  const text = explanations.reduceRight((now, { start, end }) => {
    const lineStart = now.lastIndexOf('\n', start - 1) + 1;
    return now.slice(0, lineStart) + now.slice(end).replace(/^\n/, '');
  }, yaml);
  return `${text.trim()}\n`;
}

function isAloneOnLine(text: string, start: number): boolean {
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
}
