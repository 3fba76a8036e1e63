#!/bin/sh
# Boots Debian from layered folders: systemd is process 1 of namespaces of its own, in the network namespace that this runs in.
# boot.sh NAME ROOT LOWER UPPER WORK [DISK]
set -e
name=$1 root=$2 lower=$3 upper=$4 work=$5 disk=$6
mount --make-rprivate /
mkdir -p "$root" "$upper" "$work"
mount -t overlay overlay -o "lowerdir=$lower,upperdir=$upper,workdir=$work" "$root"
cd "$root"
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mount -t tmpfs -o mode=755 tmpfs dev
for device in null zero full random urandom tty; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs tmpfs dev/shm
[ -z "$disk" ] || mount -o loop "$disk" var/lib/postgresql
hostname "$name"
echo "$name" > etc/hostname
mkdir -p old
pivot_root . old
exec chroot . /bin/sh -c 'umount -l /old; exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init'
