/** `npm run headers:nginx`: prints nginx's configuration for the site built in `DIST_DIR` or `dist`; redirect it into a file. */
import { parseArgs } from 'node:util';
import { site } from '../../../src/config/site';
import { messageOf } from '../../../src/lib/messageOf';
import { builtPages } from './built-pages';
import { headerRules } from './headers';
import { nginxConfiguration } from './nginx';

const usage = 'Usage: npm run --silent headers:nginx -- [--directory dist] [--root /var/www/site]';

try {
  const { values } = parseArgs({
    options: {
      directory: { type: 'string', default: process.env['DIST_DIR'] ?? 'dist' },
      root: { type: 'string', default: '/var/www/site' },
    },
  });
  const pages = await builtPages(values.directory);
  process.stdout.write(nginxConfiguration(site, pages, headerRules(site, pages), values.root));
} catch (error) {
  console.error(messageOf(error));
  console.error(usage);
  process.exitCode = 1;
}
