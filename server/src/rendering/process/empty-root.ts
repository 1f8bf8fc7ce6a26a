/**
 * Runs a program in its own root: programs and libraries, the process table of the new namespace, and nothing else, so
 * that no Unix socket is reachable. The old root is unmounted, not only hidden, and every capability that could mount
 * it again is dropped. Needs `unshare --mount --pid` before it.
 */
const script = `set -e
root=/mnt node=$1
mount -t tmpfs -o mode=755,size=64k tmpfs $root
for folder in /usr /lib /lib64 /bin; do
  if [ -L $folder ]; then ln -s "$(readlink $folder)" $root$folder
  elif [ -d $folder ]; then mkdir $root$folder; mount --rbind $folder $root$folder; fi
done
mkdir $root/proc $root/old
mount -t proc proc $root/proc
[ -e "$root$node" ] || { mkdir -p "$root\${node%/*}"; : > "$root$node"; mount --bind "$node" "$root$node"; }
cd $root
pivot_root . old
cd /
umount -l old
exec setpriv --bounding-set=-all --inh-caps=-all /usr/bin/env -i "$@"`

export const emptyRoot: readonly string[] = ['/bin/sh', '-c', script, 'sh']
