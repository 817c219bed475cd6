import { spawn } from 'node:child_process';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { dataFolder } from '~scripts/lib/data-folder';
import { projectFolder } from '~scripts/lib/project-folder';

/** Editors write a file in several steps, ms. */
const writingTime = 100;

/** In development a change of the data shows at once, and a fault in the overlay: what is generated is modules like any. */
export function followData(): Plugin {
  const folder = join(projectFolder, dataFolder);
  return {
    name: 'follow-data',
    configureServer({ watcher, ws }) {
      let writing: ReturnType<typeof setTimeout> | undefined;
      const generate = () => {
        const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/generate/main.ts'], { cwd: projectFolder });
        let printed = '';
        child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
        child.once('close', (status) => {
          if (status === 0) ws.send({ type: 'full-reload' });
          else ws.send({ type: 'error', err: { message: printed.trim(), stack: '' } });
        });
      };
      watcher.add(folder);
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder + sep)) return;
        clearTimeout(writing);
        writing = setTimeout(generate, writingTime);
      });
    },
  };
}
