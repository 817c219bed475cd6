/** The script in the head of documents whose address may lead to another one: before the first paint, without an entry in the history. */
import { redirectOf } from './redirects';

const address = redirectOf(location);
if (address !== null) location.replace(address);
