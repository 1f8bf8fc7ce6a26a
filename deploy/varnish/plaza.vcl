vcl 4.1;

# Plaza behind Varnish 7 with varnish-modules (docs/operations.md, A CDN). It keeps immutable files, and pages of visitors
# of whom nothing is known; everything else goes to the servers. TLS ends before it.

import directors;
import std;
import xkey;

backend plaza0 {
    .host = "127.0.0.1";
    .port = "8080";
    .connect_timeout = 2s;
    .first_byte_timeout = 130s;
    .between_bytes_timeout = 130s;
    .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# The servers, and what ends TLS.
acl ours {
    "localhost";
}

sub vcl_init {
    new servers = directors.round_robin();
    servers.add_backend(plaza0);
}

sub vcl_recv {
    set req.backend_hint = servers.backend();
    # What clients send of these means nothing.
    unset req.http.Surrogate-Capability;
    unset req.http.X-Plaza-Kind;
    # A purge comes from a server itself: what ends TLS is one of ours too, and passes on what any visitor sends.
    # PLAZA_CDN_PURGE_URL=http://127.0.0.1:6081/purge
    if (req.url == "/purge" && req.method == "POST") {
        if (!client.ip ~ ours || req.http.X-Forwarded-For ~ "," || req.http.X-Forwarded-Proto) {
            return (synth(403));
        }
        set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
        return (synth(200, "Purged " + req.http.X-Purged));
    }

    if (client.ip ~ ours) {
        # Varnish has added the address of what ends TLS to the visitor's.
        set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, "^(.*), [^,]+$", "\1");
    } else {
        set req.http.X-Forwarded-For = client.ip;
        unset req.http.X-Forwarded-Proto;
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Files whose content never changes, pictures and sounds: the answer says how long.
    if (req.url ~ "^/(host|remotes|assets|media|tiles)/") {
        unset req.http.Cookie;
        return (hash);
    }
    # Calls, events, reports, the back office.
    if (req.url ~ "^/(api|ucenter|asc|vms|platform|ops|events|beacon|upload|errors|metrics|healthz|readyz|__dev)(/|\?|$)" || req.url ~ "\.(json|xml|txt|ics)(\?|$)") {
        return (pass);
    }
    # A visitor of whom something is known.
    if (req.http.Cookie ~ "(^|;\s*)(Visitor|Override|Region|Language|Elder)=" || req.http.Authorization || req.url ~ "[?&]mf=") {
        return (pass);
    }
    # A page. It depends on these beside its address; the app itself always gets its own.
    if (req.http.User-Agent ~ "PlazaApp/") {
        return (pass);
    }
    unset req.http.Cookie;
    set req.http.Surrogate-Capability = "plaza=Surrogate/1.0";
    set req.http.X-Plaza-Kind = "browser";
    if (req.http.User-Agent ~ "MicroMessenger/") {
        set req.http.X-Plaza-Kind = "wechat";
    }
    if (!req.http.Sec-Fetch-Mode) {
        set req.http.X-Plaza-Kind = req.http.X-Plaza-Kind + "-reader";
    }
    if (req.http.Accept-Language ~ "(?i)^\s*en") {
        set req.http.Accept-Language = "en";
    } else {
        set req.http.Accept-Language = "zh-CN";
    }
    # Stale for thirty seconds; for ten minutes only while no server answers.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 30s;
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.X-Plaza-Kind);
    hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
        # Said by X-Plaza-Kind.
        set beresp.http.Vary = "Accept-Language, Accept-Encoding";
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    } else if (beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Set-Cookie) {
        # Remembered for a moment, so that those who ask for it at once do not wait for each other.
        set beresp.uncacheable = true;
        set beresp.ttl = 5s;
    }
}

sub vcl_deliver {
    set resp.http.X-Cache = "miss";
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    }
    unset resp.http.Surrogate-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.xkey;
}
