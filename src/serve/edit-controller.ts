import type { EditService } from '../domain/editor/edit-requests.ts';
import type { EditSecrets } from './edit-secrets.ts';

/** The editor of a server. */
export interface EditController {
  /** By which it knows who may edit. */
  readonly secrets: EditSecrets;
  /** The folder of the site's media files. */
  readonly mediaDir: string;
  /** Requests without a handler are refused. */
  readonly handlers: Partial<EditService>;
}
