/**
 * E-mail addresses. Every address has one normal form, in which it is checked, stored, compared and sent to. So a
 * person cannot register several times by writing an address differently, and is found when the address is to be
 * erased.
 */

/** Invisible characters, such as soft hyphens, zero-width spaces and direction marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * A dot-atom of RFC 5322 without `%`, `!` and `=?`, which old relays and mail programs read as another address
 * (`victim%example.org@relay.example`). Quoted local parts are refused, since they allow many spellings of one address.
 *
 * @see RFC 1123, section 5.2.16, and RFC 2047, section 2
 */
const LOCAL_PART = /^(?!.*=\?)[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/;
/** The characters of a domain before it is converted to ASCII. */
const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{N}.。-]+$/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const LONGEST_LOCAL_PART = 64;
const LONGEST_ADDRESS = 254;

/**
 * Returns the normal form of an e-mail address: lower case, without invisible characters and surrounding spaces, the
 * domain in ASCII (`xn--…`). Returns undefined for a text that is not of the form `name@domain`; display names,
 * comments, quoted names, routes, IP addresses and domains without a dot are not accepted. Normalizing twice gives the
 * same result.
 *
 * @see RFC 5321, section 4.5.3.1 for the maximum lengths
 */
export function normalEmailAddress(written: string): string | undefined {
  const visible = written.normalize('NFKC').replace(INVISIBLE, '').trim().toLowerCase();
  const at = visible.lastIndexOf('@');
  const local = visible.slice(0, Math.max(0, at));
  const domain = asciiDomain(visible.slice(at + 1));
  if (domain === undefined || !LOCAL_PART.test(local) || local.length > LONGEST_LOCAL_PART) return undefined;
  const address = `${local}@${domain}`;
  return address.length > LONGEST_ADDRESS ? undefined : address;
}

/** Domains of one provider that ignores dots in local parts. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox to which an address in normal form is delivered, for limits only: without the part from `+` on, and at
 * Gmail without dots. Other providers may deliver `a.b@` and `ab@` to different people, so their dots stay.
 *
 * @see RFC 5233
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, Math.max(0, at)).replace(/(?<=.)\+.*$/, '');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

function asciiDomain(written: string): string | undefined {
  const address = `http://${written}`;
  if (!DOMAIN_CHARACTERS.test(written) || !URL.canParse(address)) return undefined;
  const domain = new URL(address).hostname.replace(/\.$/, '');
  return DOMAIN.test(domain) ? domain : undefined;
}
