"""An S3-compatible store for tests: OpenStack Swift with its S3 interface, in one process and one folder.

Unlike stand-ins it checks signatures, their end, and what they are bound to; and it answers browsers of one origin.
Needs Debian's python3-swift. Started by swift-server.ts: swift-store.py FOLDER USER SECRET ORIGIN. Says its port as soon as it
listens, and ends with its standard input.
"""

import os
import sys
from array import array

import eventlet

eventlet.monkey_patch()

from eventlet import listen, wsgi
from paste.deploy import loadapp
from swift.account import server as account_server
from swift.common import utils
from swift.common.ring import RingData
from swift.container import server as container_server
from swift.obj import server as object_server

folder, user, secret, origin = sys.argv[1:5]
utils.HASH_PATH_SUFFIX = b'stoa'
utils.HASH_PATH_PREFIX = b''
quiet = utils.get_logger({'log_level': 'ERROR'}, 'swift', fmt='%(message)s', log_to_console=False)


def at(name):
    path = os.path.join(folder, name)
    os.makedirs(path, exist_ok=True)
    return path


devices = at('devices')
at('devices/disk')
conf = {'devices': devices, 'swift_dir': folder, 'mount_check': 'false', 'log_level': 'ERROR'}


def serve(app, sock):
    eventlet.spawn(wsgi.server, sock, app, quiet, log_output=False)
    return sock.getsockname()[1]


sockets = {name: listen(('127.0.0.1', 0)) for name in ('account', 'container', 'object')}
for name, sock in sockets.items():
    port = sock.getsockname()[1]
    device = {
        'id': 0, 'zone': 0, 'region': 1, 'weight': 1, 'device': 'disk', 'ip': '127.0.0.1', 'port': port,
        'replication_ip': '127.0.0.1', 'replication_port': port,
    }
    RingData([array('H', [0, 0])], [device], 31).save(os.path.join(folder, name + '.ring.gz'))
serve(account_server.AccountController(conf), sockets['account'])
serve(container_server.ContainerController(conf), sockets['container'])
serve(object_server.ObjectController(conf), sockets['object'])

proxy = os.path.join(folder, 'proxy.conf')
with open(proxy, 'w') as file:
    file.write(f"""
[DEFAULT]
swift_dir = {folder}
log_level = ERROR
[pipeline:main]
pipeline = catch_errors cache listing_formats bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
cors_allow_origin = {origin}
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
cors_preflight_allow_origin = {origin}
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_{user} = {secret} .admin
""")
app = loadapp('config:' + proxy)
front = listen(('127.0.0.1', 0))
port = serve(app, front)
print(port, flush=True)
eventlet.hubs.trampoline(sys.stdin.fileno(), read=True)
