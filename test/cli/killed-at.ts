/** Imported before a command, ends its process by force at the change of the disk that KILLED_AT numbers. */
import { watchDisk } from './failing-disk.ts';

watchDisk(({ count }) => {
  if (count === Number(process.env.KILLED_AT)) process.kill(process.pid, 'SIGKILL');
});
