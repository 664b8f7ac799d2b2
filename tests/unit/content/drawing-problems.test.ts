import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawingProblems } from '../../../src/content/drawing-problems.ts';
import { HOSTILE_DRAWINGS } from '../../support/hostile-drawings.ts';
import { packageDir } from '../../support/run-tool.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8"';
const drawing = (inside: string): string => `<svg ${SVG}>\n${inside}\n</svg>\n`;
const faultsOf = (text: string): readonly string[] => drawingProblems(text).map(({ fault }) => fault);

describe('a drawing', () => {
  it.each(HOSTILE_DRAWINGS)('that is more than a picture has a problem: %s', (_, text) => {
    expect(faultsOf(text)).not.toEqual([]);
  });

  it.each([
    [
      'gradients, masks and shapes by their ids',
      '<use xlink:href="#a"/><path fill="url(#b)" style="mask:url(\'#c\')"/>',
    ],
    ['a picture that it carries itself', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
    ['a font that it carries itself', '<style>@font-face{src:url(data:font/woff2;base64,d09GMg==)}</style>'],
    ['an animation', '<animate attributeName="d" values="M0 0;M1 1" dur="1s"/><set attributeName="href" to="#a"/>'],
    ['styles in a CDATA section', '<style><![CDATA[ .a > .b { fill: #fff } ]]></style>'],
    ['words about code', '<text>onload=&quot;x&quot; javascript:alert(1) &lt;script&gt;</text>'],
    [
      'what drawing programs write',
      '<metadata xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"><cc:Work rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></metadata>',
    ],
  ])('may have %s', (_, inside) => {
    expect(drawingProblems(drawing(inside))).toEqual([]);
  });

  it('may begin with a declaration, a comment and the document type of SVG, as programs write them', () => {
    const start = '<?xml version="1.0" encoding="iso-8859-1"?>\n<!-- Generator: a program -->\n';
    const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
    expect(drawingProblems(start + type + drawing('<path d="M0 0h8"/>'))).toEqual([]);
  });

  it('has each problem at its position, in the order of the file', () => {
    const text = drawing(
      '<g onclick="a()">\n  <script>a()</script>\n</g>\n<style>\n  a { fill: url(https://x.example/) }\n</style>',
    );
    const lines = drawingProblems(text).map(({ fault, source, start, end }) => {
      const line = text.slice(0, start).split('\n').length;
      return `${line} ${fault} ${source} = ${text.slice(start, end)}`;
    });
    expect(lines).toEqual([
      '2 handler onclick = onclick',
      '3 script <script = <script',
      '6 external url(https://x.example/ = url(https://x.example/',
    ]);
  });

  it('is refused with the reason if it contains part of a web page, or an address that runs code', () => {
    expect(faultsOf(drawing('<foreignObject/>'))).toEqual(['web-page']);
    expect(faultsOf(drawing('<a href="javascript:a()"/>'))).toEqual(['address']);
  });

  it('is read quickly at any depth', () => {
    expect(faultsOf('<a>'.repeat(70_000))).toEqual(['depth']);
  });

  it('has no problem if it is one of this repository', () => {
    const files = ['content', 'templates'].flatMap((folder) =>
      readdirSync(join(packageDir, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.svg'))
        .map((name) => join(packageDir, folder, name)),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => drawingProblems(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  });
});
