import type { EditRequests, PictureAnswer } from '../../domain/edit.ts';

/** Answers a request of the editor. Throws `HintedError` for what the person can do something about. */
export type EditHandler<K extends keyof EditRequests> = (request: EditRequests[K][0]) => Promise<EditRequests[K][1]>;

/** Answers all requests of the editor. They run one after another, so none sees the files of another half written. */
export type EditService = { readonly [K in keyof EditRequests]: EditHandler<K> } & {
  readonly addPicture: (picture: {
    readonly folder: string;
    readonly name: string;
    readonly bytes: Uint8Array;
  }) => Promise<PictureAnswer>;
};
