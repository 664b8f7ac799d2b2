/** Compiled from `schemas/` together with the tool. */
declare module 'conf-site:schemas' {
  export const validators: Readonly<Record<string, import('./validator.ts').Validator>>;
  export const fieldAnnotations: import('./schema-annotations.ts').SchemaAnnotations;
  export const kindTitles: Readonly<Record<string, string>>;
}

/** Compiled from `schemas/api/openapi.yaml` together with the tool. */
declare module 'conf-site:api' {
  /** By the name of a request body in the contract. */
  export const bodyValidators: Readonly<Record<string, import('./validator.ts').Validator>>;
  /** The same bodies' schemas, without references. */
  export const bodySchemas: Readonly<Record<string, import('./validator.ts').BodySchema>>;
}

/** Compiled from `schemas/editor/requests.yaml` together with the tool. */
declare module 'conf-site:edit-requests' {
  /** By the name of a request of the editor. */
  export const requestValidators: Readonly<
    Record<keyof import('../domain/editor/request-bodies.ts').RequestBodies, import('./validator.ts').Validator>
  >;
}

/** Compiled from `schemas/` together with the tool, for what writes records. */
declare module 'conf-site:fields' {
  /** The keys of a value in the order of its schema: of a map by key, of the items of a list, and of a map with any other keys. */
  export interface KeyOrder {
    readonly keys?: Readonly<Record<string, KeyOrder>>;
    readonly items?: KeyOrder;
    readonly others?: KeyOrder;
  }

  /** A field of a kind of record, from its schema. */
  export interface SchemaField {
    readonly name: string;
    readonly description: string;
    /** The first example of the schema. */
    readonly example: unknown;
    /** The allowed values of an enum. */
    readonly choices?: readonly unknown[];
    readonly isBody?: boolean;
  }

  /** By kind of record. */
  export const keyOrders: Readonly<Record<string, KeyOrder>>;
  /** In their order, by the name of a schema, such as `ticket`, or of a definition in it, such as `schedule#tracksBlock`. */
  export const fields: Readonly<Record<string, readonly SchemaField[]>>;
}

/** Compiled from `schemas/` together with the tool, for the editor. */
declare module 'conf-site:forms' {
  /** By kind of record. */
  export const forms: Readonly<Record<string, import('../domain/editor/form-fields.ts').FieldForm>>;
  /** The texts of fields in other languages than English, by language. */
  export const labels: Readonly<Record<string, import('../domain/editor/form-fields.ts').FieldLabels>>;
}

/** From `bin/compile/browsers.js`, which compiles the editor for the same browsers. */
declare module 'conf-site:browsers' {
  /** The oldest browsers that scripts and stylesheets are made for, as esbuild names them. */
  export const BROWSERS: string[];
}

/** Compiled from `client/watch/` together with the tool. */
declare module 'conf-site:watch-client' {
  /** The module that pages run in watch mode: live reload, overlay, toolbar. */
  export const watchClient: string;
  /** The script that sets a page's clock before anything else runs; `data-shift` on its element says by how much. */
  export const watchClock: string;
}

/** Compiled from `client/edit/` together with the tool. */
declare module 'conf-site:edit-client' {
  /** The module that the editor's page runs. */
  export const editClient: string;
}
