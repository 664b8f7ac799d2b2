/**
 * E-mail addresses. Every address has one form in which it is checked, stored, compared and written to, so that one person
 * cannot appear as several, and is found again when the address is to be forgotten.
 */

/** Characters that nobody sees, such as a soft hyphen, a space without width, and marks of writing direction. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * A dot-atom of RFC 5322 without `%`, `!` and `=?`: old relays and mail programs read another address in these
 * (`victim%example.org@relay.example`). Quoted local parts are refused, since they write one address in many ways.
 *
 * @see RFC 1123, section 5.2.16, and RFC 2047, section 2
 */
const LOCAL_PART = /^(?!.*=\?)[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/;
/** What may stand in a domain before it is in ASCII. */
const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{N}.。-]+$/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const LONGEST_LOCAL_PART = 64;
const LONGEST_ADDRESS = 254;

/**
 * Returns the normal form of an e-mail address: lower case, without invisible characters and surrounding blanks, the domain in
 * ASCII (`xn--…`). Returns undefined for a text that is no address of the form `name@domain`, among them display names,
 * comments, quoted names, routes, IP addresses and domains without a dot. The normal form of a normal form is itself.
 *
 * @see RFC 5321, section 4.5.3.1 for the lengths
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

function asciiDomain(written: string): string | undefined {
  const address = `http://${written}`;
  if (!DOMAIN_CHARACTERS.test(written) || !URL.canParse(address)) return undefined;
  const domain = new URL(address).hostname.replace(/\.$/, '');
  return DOMAIN.test(domain) ? domain : undefined;
}
