/** A part of a text that was rejected, or an unclosed mark. `source` is the part as written; empty for `text-too-long`. */
export interface MarkdownProblem {
  readonly code:
    | 'unsafe-html'
    | 'unsafe-link'
    | 'image-in-text'
    | 'text-too-deep'
    | 'text-too-long'
    | 'mark-unclosed'
    | 'block-malformed';
  readonly source: string;
}
