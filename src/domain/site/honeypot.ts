/**
 * The name of a hidden field that only bots fill in. In a file of its own, so that browsers need not load the contract.
 */
export const HONEYPOT = 'extraTitle';
