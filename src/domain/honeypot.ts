/** A field that nobody sees and nobody fills in, but robots do. Apart, since browsers need it without the contract. */
export const HONEYPOT = 'extraTitle';
