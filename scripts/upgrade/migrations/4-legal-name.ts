import { isObject, setValue } from './json-text';
import { type DataFiles, mapFiles, type Migration } from './migration';

const place = ['footer', 'copyright'];

function nameLegally(text: string): string {
  const content: unknown = JSON.parse(text);
  const footer = isObject(content) ? content['footer'] : undefined;
  const copyright = isObject(footer) ? footer['copyright'] : undefined;
  return typeof copyright === 'string' && copyright.includes('{brand}')
    ? setValue(text, place, copyright.replaceAll('{brand}', '{legalName}'))
    : text;
}

export const legalName: Migration = {
  version: 4,
  summary: 'names the company in the footer’s copyright by {legalName}, which is the brand until you set legalName',
  migrate: (files: DataFiles) => mapFiles(files, /^content\/[^/]+\/shell\.json$/, nameLegally),
};
