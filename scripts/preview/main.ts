/** `npm run preview`: serves the built site as a host does, until it is stopped. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '~/lib/messageOf';
import { site } from '~generated/site';
import { isMain } from '~scripts/lib/is-main';
import { buildSettings } from '~scripts/settings/build-settings';
import { contactPath } from '../../relay/contact/contact';
import { createMailbox, mailboxPath } from './mailbox';
import { newsRelay } from './news-relay';
import { startServerNear } from './server';

const usage = 'Usage: npm run preview -- [--port 4173] [--host 127.0.0.1] [--directory dist]';

type Environment = Readonly<Partial<Record<string, string>>>;

/** @throws TypeError where an argument cannot be used */
export function previewOptions(args: readonly string[], environment: Environment) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: environment['PORT'] || '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      directory: { type: 'string', default: buildSettings.directory },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new TypeError(`--port: ${values.port} is no port`);
  return { ...values, port };
}

if (isMain(import.meta.url)) {
  try {
    const options = previewOptions(process.argv.slice(2), process.env);
    if (!existsSync(join(options.directory, 'index.html')))
      throw new Error(`There is no built site in ${options.directory}: run "npm run build" first.`);
    const { mount, sendMail } = createMailbox();
    const { url } = await startServerNear({ ...options, site, mounts: [newsRelay(sendMail), mount] });
    console.log(`The site is at ${url} (stop with Ctrl+C)`);
    if (site.form?.action.endsWith(contactPath))
      console.log(`Messages of its contact form are at ${new URL(mailboxPath, url).href}`);
  } catch (error) {
    console.error(error instanceof TypeError ? `${error.message}\n${usage}` : messageOf(error));
    process.exitCode = error instanceof TypeError ? 2 : 1;
  }
}
