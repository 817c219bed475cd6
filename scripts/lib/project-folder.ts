import { resolve } from 'node:path';

export const projectFolder = resolve(import.meta.dirname, '../..');
