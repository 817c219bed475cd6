/** `npm run headers:nginx`: prints nginx's configuration for the site; redirect it into a file. */
import { parseArgs } from 'node:util';
import { site } from '~/config/site';
import { messageOf } from '~/lib/messageOf';
import { builtPages } from './built-pages';
import { headerRules } from './headers';
import { nginxConfiguration } from './nginx';

const usage = 'Usage: npm run --silent headers:nginx -- [--root /var/www/site]';

try {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: '/var/www/site' },
    },
  });
  process.stdout.write(nginxConfiguration(site, builtPages, headerRules(site, builtPages), values.root));
} catch (error) {
  console.error(messageOf(error));
  console.error(usage);
  process.exitCode = 1;
}
