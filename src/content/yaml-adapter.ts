/** The adapter of yaml, which knows positions and can write. Content is normally parsed by js-yaml, which is faster. */
export {
  Document as YamlDocument,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
